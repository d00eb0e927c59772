// Takes the screenshots of the built app that the README and the app's web manifest show: `npm run pictures`, after `npm run
// build`.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../test/find-browser.mjs';

const server = await preview({ preview: { port: 4154 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

// Saves a screenshot as WebP, which has a fifth of the bytes of a PNG. Playwright cannot write WebP, so Chromium converts the
// picture with a canvas.
const saveWebp = async (page, file, what = page) => {
  const png = (await what.screenshot()).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
  }, png);
  writeFileSync(file, Buffer.from(webp, 'base64'));
};

// The two pictures of the README: the app on a phone, and an element on a page.
const phone = await browser.newPage({ viewport: { width: 360, height: 680 }, deviceScaleFactor: 2, bypassCSP: true });
await phone.goto(`${address}#v1/discard/5D6S4H5SJH2C/theirs/88-94`);
await phone.locator('.discard-row').first().waitFor({ state: 'attached' });
await phone.waitForTimeout(800);
await saveWebp(phone, 'docs/app.webp');

const article = `<!doctype html>
<meta charset="utf-8">
<script type="module" src="/element/v1/fifteen-two-all.js"></script>
<style>
  body { max-width: 540px; margin: 32px auto; font: 19px/1.5 Georgia, 'DejaVu Serif', serif; color: #222; background: #fff; }
  h1 { font-size: 30px; margin: 0 0 12px; }
  p { margin: 14px 0; }
</style>
<h1>Two fives and a jack</h1>
<p>I kept four cards, and the jack of diamonds was cut. Count them before you read on.</p>
<cribbage-hand cards="4H 5D 5S 6S" starter="JD"></cribbage-hand>
<p>The throw was easy. It gave Ben two cards that rarely help.</p>
<cribbage-discard cards="5D JH 6S 4H 5S 2C"></cribbage-discard>`;
const host = await browser.newPage({ viewport: { width: 620, height: 680 }, deviceScaleFactor: 2 });
await host.route('**/article.html', (route) => route.fulfill({ contentType: 'text/html', body: article }));
await host.goto(`${address}article.html`);
await host.locator('cribbage-discard .discard-row').first().waitFor({ state: 'attached' });
for (let step = 0; step < 3; ++step) await host.getByRole('button', { name: 'Next step' }).click();
await host.waitForTimeout(500);
await saveWebp(host, 'docs/element.webp');

// The pictures that a phone or a desktop shows when it offers to install the app. Their sizes are in vite.config.ts too.
const shown = [
  { file: 'narrow', link: '#v1/count/4S5H5D6C-JD', viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  { file: 'wide', link: '#v1/discard/5D6S4H5SJH2C', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];
for (const { file, link, ...how } of shown) {
  const page = await browser.newPage({ ...how, colorScheme: 'light' });
  await page.goto(`${address}${link}`);
  await page.locator('.tray-total, .discard-row').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `web/public/picture-${file}.png` });
}
await browser.close();
await server.close();
