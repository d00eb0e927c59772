import { expect, onTestFinished } from 'vitest';
import { serveForeign } from '../browser/foreign.js';
import { changedApp } from './changed_app.js';
import { inEachBrowser } from './each_browser.js';

// The other tests rely on each browser's adapter: it must report every fault, and click as a player does, even in shadow roots
// and frames.

const button = `<!doctype html><title>Foreign</title>
  <div id="host"></div>
  <script>
    const root = document.querySelector('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>No</button><button>Yes</button>';
    for (const button of root.querySelectorAll('button'))
      button.onclick = ({ isTrusted }) => root.append(button.textContent + isTrusted);
  </script>`;

const shadowText = () => document.querySelector('#host')?.shadowRoot?.textContent;

inEachBrowser((test) => {
  test('the adapter notices a breach of the policy, an error and a warning', async ({ table, page, allowed }) => {
    await table.open();
    expect(await page.faults()).toEqual([]);
    allowed.push(/./);
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red');
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('an error');
      });
    });
    for (const wanted of [/policy: style-src/, /warn: a warning/, /uncaught: .*an error/])
      await expect.poll(page.faults).toContainEqual(expect.stringMatching(wanted));
  });

  test('the adapter notices a foreign script, and it does not run', async ({ table, page, server, allowed }) => {
    allowed.push(/./);
    const name = 'document.documentElement.dataset.taken = "yes"';
    server.folder = await changedApp([['index.html', /<body/, `<script>${name}</script><body`]]);
    await table.open();
    await table.expectAnswer(() => document.documentElement.dataset.taken ?? 'no', 'no');
    await expect.poll(page.faults).toContainEqual(expect.stringMatching(/policy: script-src/));
  });

  test('the adapter clicks a button in a shadow root', async ({ page, foreign }) => {
    foreign.put('/', { body: button });
    await page.goto(`${foreign.origin}/`);
    await page.click('#host >>> button', 'Yes');
    await expect.poll(() => page.evaluate(shadowText)).toBe('NoYesYestrue');
  });

  test('the adapter reads and clicks in a sandboxed frame of another origin', async ({ page, foreign }) => {
    const inner = await serveForeign();
    onTestFinished(inner.stop);
    inner.put('/', { body: button });
    const iframe = `<iframe sandbox="allow-scripts" id="embed" src="${inner.origin}/"></iframe>`;
    foreign.put('/', { body: `<!doctype html><title>Foreign</title>${iframe}` });
    await page.goto(`${foreign.origin}/`);
    const frame = page.inFrame('#embed');
    await frame.click('#host >>> button', 'No');
    await expect.poll(() => frame.evaluate(shadowText)).toBe('NoYesNotrue');
    expect(await frame.evaluate(() => origin)).toBe('null');
    expect(await frame.evaluate(async (more, than) => more + (await than), 1, 2)).toBe(3);
    await frame.run('globalThis.ran = "here"');
    expect(await frame.evaluate(() => (globalThis as unknown as { ran: string }).ran)).toBe('here');
    expect(await page.evaluate(() => document.querySelector('#embed')?.localName)).toBe('iframe');
  });
});
