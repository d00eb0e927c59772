// Takes pictures of the built app, for the README and for its manifest: `npm run pictures`, after `npm run build`.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../test/find-browser.mjs';

const server = await preview({ preview: { port: 4154 }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

const screens = [
  { link: '#v1/count/4S5H5D6C', scheme: 'light' },
  { link: '#v1/count/4S5H5D6C-JD', scheme: 'light' },
  { link: '#v1/discard/5D6S4H5SJH2C', scheme: 'dark' },
];
const pictures = [];
for (const { link, scheme } of screens) {
  const page = await browser.newPage({ viewport: { width: 390, height: 760 }, colorScheme: scheme });
  await page.goto(`${address}${link}`);
  await page.locator('.numeral, .tray-total, .discard-row').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  pictures.push((await page.screenshot()).toString('base64'));
  await page.close();
}
const page = await browser.newPage({ viewport: { width: 1230, height: 790 } });
await page.setContent(`<body style="margin:0;padding:15px;display:flex;gap:15px;background:#8a8f8c">
  ${pictures.map((data) => `<img width="390" height="760" style="border-radius:14px" src="data:image/png;base64,${data}">`).join('')}</body>`);
await page.screenshot({ path: 'docs/app.png' });

// The pictures that a phone or a desktop shows before it installs the app. Their sizes are in vite.config.ts too.
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
