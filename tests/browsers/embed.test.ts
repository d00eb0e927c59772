import { afterAll, beforeAll, expect } from 'vitest';
import { example, type Foreign, serveForeign } from '../browser/foreign.js';
import { inEachBrowser } from './each_browser.js';

// Tests the embed in `<iframe sandbox="allow-scripts">` on a page of another origin, with the script of docs/guide/page.md that
// sets its height.

inEachBrowser((test) => {
  let foreign: Foreign;
  beforeAll(async () => {
    foreign = await serveForeign();
  });
  afterAll(() => foreign.stop());

  const framed = (host: string, link: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Somebody else</title></head><body>
  <script>
    addEventListener('message', ({ data }) => {
      if (data.type === 'count') document.documentElement.dataset.told = data.result.points;
    });
  </script>
  ${example('docs/guide/page.md', 'html', "type === 'height'")}
  <iframe title="A hand" width="340" height="100" sandbox="allow-scripts" src="${host}/embed/v1/${link}"></iframe>
</body></html>`;

  test('a link is counted in a sandbox, and the page around it gets the height and the count', async ({
    page,
    server,
  }) => {
    foreign.put('/', { body: framed(server.origin, '#v1/count/4S5H5D6C-JD') });
    await page.goto(`${foreign.origin}/`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('16');
    await expect.poll(() => page.evaluate(() => document.querySelector('iframe')?.height)).toMatch(/^2\d\d$/);
    const origin = await page.inFrame('iframe').evaluate(() => self.origin);
    expect(origin).toBe('null');
  });

  test('the page around a sandbox may ask for another link', async ({ page, server }) => {
    foreign.put('/', { body: framed(server.origin, '#v1/count/4S5H5D6C-JD') });
    await page.goto(`${foreign.origin}/`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('16');
    await page.evaluate(() =>
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ fifteenTwo: 1, type: 'show', link: '#v1/count/5H5D5SJC-5C' }, '*'),
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('29');
  });

  test('the counter counts tapped cards in a sandbox', async ({ page, server }) => {
    foreign.put('/', { body: framed(server.origin, '') });
    await page.goto(`${foreign.origin}/`);
    const embed = page.inFrame('iframe');
    for (const card of ['4S', '5H', '5D', '6C', 'JD']) await embed.click(`cribbage-counter >>> [data-card="${card}"]`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.told)).toBe('16');
  });
});
