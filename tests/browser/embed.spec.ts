import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { example, type Foreign, serveForeign } from './foreign.js';
import { appFolder } from './server.js';
import { test as base, expect, nightly } from './table.js';

interface Told {
  readonly type: string;
  readonly [part: string]: unknown;
}

const test = base.extend<{
  foreign: Foreign;
  /** Opens a third-party page that frames the app's embed at this link. */
  frame: (link: string, sandbox?: string) => Promise<FrameLocator>;
  told: () => Promise<readonly Told[]>;
  /** The reports of the embed, in order: the points of each count, and the message of each error. */
  shown: () => Promise<readonly unknown[]>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  foreign: async ({}, use) => {
    const foreign = await serveForeign();
    await use(foreign);
    await foreign.stop();
  },
  frame: async ({ foreign, server, page }, use) =>
    use(async (link, sandbox = 'allow-scripts') => {
      const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody else</title></head><body><main>
        <h1>Rules</h1>
        ${example('docs/guide/page.md', 'html', "type === 'height'")}
        <iframe title="A hand" width="340" height="224" sandbox="${sandbox}" src="${server.origin}/embed/v1/${link}"></iframe>
      </main></body></html>`;
      foreign.put('/', { body });
      await page.addInitScript(() => {
        if (window.parent !== window) return;
        const heard: { data: unknown; origin: string }[] = [];
        Object.assign(window, { heard });
        addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
      });
      await page.goto(`${foreign.origin}/`);
      return page.frameLocator('iframe[sandbox]');
    }),
  told: async ({ page }, use) =>
    use(async () => {
      const heard = await page.evaluate(() => (window as unknown as { heard: { data: Told; origin: string }[] }).heard);
      const ours = heard.filter(({ data }) => data.fifteenTwo === 1);
      expect(ours.every(({ origin }) => origin === 'null')).toBe(true);
      return ours.map(({ data }) => data);
    }),
  shown: async ({ told }, use) =>
    use(async () => {
      const counts = (await told()).filter(({ type }) => type === 'count' || type === 'error');
      return counts.map(({ result, message }) => (result as { points: number } | undefined)?.points ?? message);
    }),
});

const send = (page: Page, message: unknown) =>
  page.evaluate(
    (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
    message as Parameters<typeof page.evaluate>[1],
  );

/** Asks the embed to show another link. */
const ask = (page: Page, link: string) => send(page, { fifteenTwo: 1, type: 'show', link });

test('a link is counted in a sandbox, and the page gets the height and the count', async ({ frame, told }) => {
  const embed = await frame('#v1/count/4S5H5D6C-JD');
  await expect(embed.locator('.tray-total')).toHaveText('16');
  await expect.poll(async () => (await told()).map(({ type }) => type)).toContain('count');
  const messages = await told();
  expect(messages[0]).toEqual({ fifteenTwo: 1, type: 'ready' });
  expect(messages.find(({ type }) => type === 'count')).toMatchObject({
    fifteenTwo: 1,
    result: { cards: ['4S', '5H', '5D', '6C'], starter: 'JD', points: 16 },
  });
  await expect
    .poll(() => embed.locator('html').evaluate((root) => [root.scrollHeight - innerHeight, innerHeight < 300]))
    .toEqual([0, true]);
});

test('the three hands of a show, any cards and ranks without suits are counted', async ({ frame, page, told }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  const embed = await frame('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib');
  await expect(embed.locator('.tray-total')).toHaveText(['16', '7', '0']);
  await expect(embed.getByRole('heading', { level: 2 })).toHaveText(['Pone', 'Dealer', 'Crib']);
  await ask(page, '#v1/count/5H6H7H8H9HTHJH/any');
  await expect(embed.locator('cribbage-hand .place')).toHaveCount(7);
  await ask(page, '#v1/count/A2233444/ranks');
  await expect(embed.locator('.numeral')).toHaveText('90');
  const spoken = expect.stringMatching(/^fifteen two, four, six, .*, and a run of four is ninety$/);
  const answer = (await told()).find(({ type }) => type === 'ranks');
  expect(answer).toMatchObject({ result: { ranks: 'A2233444', points: 90, spoken } });
  await expect(embed.locator('.phrase').nth(1)).toHaveText('fifteen four');
});

test('six cards are ranked, and by win chance at a score, unless the link says points', async ({
  frame,
  page,
  told,
}) => {
  const embed = await frame('#v1/discard/5DJH6S4H5S2C/theirs');
  await expect(embed.locator('.discard-row')).toHaveCount(5);
  await expect
    .poll(async () => (await told()).find(({ type }) => type === 'discard'))
    .toMatchObject({ result: { weDeal: false, dealt: ['5D', 'JH', '6S', '4H', '5S', '2C'] } });
  await ask(page, '#v1/discard/5DJH6S4H5S2C/theirs/60-55');
  await expect(embed.locator('[part="note"]')).toContainText('60–55');
  await expect(embed.locator('.discard-row .win')).toHaveCount(5);
  await ask(page, '#v1/discard/5DJH6S4H5S2C/theirs/points/60-55');
  await expect(embed.locator('[part="note"]')).toContainText('Sorted by points');
  await expect(embed.locator('.discard-row .win')).toHaveCount(0);
});

for (const [link, sentence, message] of [
  ['#v1/discard/5DJH6S', '', 'Six cards are dealt; 3 were given.'],
  ['#v1/count/4S5H5D6X-JD', 'That link could not be read.', /./],
] as const)
  test(`${link} shows a sentence, which the page gets too`, async ({ frame, told }) => {
    const embed = await frame(link);
    await expect(embed.getByText(sentence || message).first()).toBeVisible();
    const error = async () => (await told()).find(({ type }) => type === 'error')?.message ?? '';
    await expect.poll(error).toMatch(message);
  });

test('the counter begins with a starter alone or empty, and an empty link empties it', async ({ frame, page }) => {
  const embed = await frame('#v1/count/-5S');
  await expect(embed.locator('[data-card="5S"]')).toHaveAttribute('aria-pressed', 'true');
  await embed.locator('[data-card="5H"]').click();
  await expect(embed.locator('cribbage-counter')).toHaveAttribute('starter', '5S');
  await ask(page, '');
  await expect(embed.locator('.key[aria-pressed="true"]')).toHaveCount(0);
  await frame('');
  for (const card of ['4S', '5H', '5D', '6C', 'JD']) await embed.locator(`[data-card="${card}"]`).click();
  await expect(embed.locator('.tray-total')).toHaveText('16');
});

test('the page may ask for another link, and other messages and windows are ignored', async ({
  frame,
  page,
  shown,
}) => {
  const embed = await frame('#v1/count/4S5H5D6C-JD');
  await expect(embed.locator('.tray-total')).toHaveText('16');
  const strange = [
    null,
    7,
    'show',
    [],
    { type: 'show', link: '#v1/count/5H5D5SJC-5C' },
    { fifteenTwo: 2, type: 'show', link: '#v1/count/5H5D5SJC-5C' },
    { fifteenTwo: 1, type: 'hide', link: '#v1/count/5H5D5SJC-5C' },
    { fifteenTwo: 1, type: 'show', link: 7 },
    { fifteenTwo: 1, type: 'show', link: `#v1/count/${'5H'.repeat(500)}` },
  ];
  for (const message of strange) await send(page, message);
  await page.evaluate(async () => {
    const stranger = document.createElement('iframe');
    stranger.srcdoc = `<script>parent.frames[0].postMessage({ fifteenTwo: 1, type: 'show', link: '#v1/count/5H5D5SJC-5C' }, '*');
      parent.postMessage('sent', '*')</script>`;
    const sent = new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'sent' && resolve());
    });
    document.body.append(stranger);
    await sent;
  });
  await ask(page, '#v1/count/5H6D7SJC-JD');
  await expect(embed.locator('.tray-total')).toHaveText('9');
  expect(await shown()).toEqual([16, 9]);
});

test('axe finds no fault in the embed', nightly, async ({ server, page }) => {
  for (const link of [
    '#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD',
    '#v1/discard/5DJH6S4H5S2C',
    '#v1/count/A2233444/ranks',
    '',
  ]) {
    await page.goto('about:blank');
    await page.goto(`${server.origin}/embed/v1/${link}`);
    await expect(page.locator('.place, .numeral, .key').first()).toBeVisible();
    // The embed has no background of its own. Without a page around the embed, the browser draws a background, which axe does
    // not see.
    await page.evaluate(() => Object.assign(document.documentElement.style, { background: 'Canvas' }));
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('the embed is one file and may not use the network', async ({ frame, page }) => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
    await readFile(join(appFolder, 'embed/v1/index.html'), 'utf8'),
  )?.[1];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const embed = await frame('#v1/discard/5DJH6S4H5S2C');
  await expect(embed.locator('.discard-row')).toHaveCount(5);
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/embed/v1/']);
});
