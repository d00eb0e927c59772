// Draws the app's icons from web/public/icon.svg with the Chromium of this machine: `npm run icons`.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

const drawing = readFileSync('web/public/icon.svg', 'utf8');
// A maskable icon fills its square, with the drawing inside the safe circle of 80 %.
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0, background: 'transparent' },
  { file: 'icon-512.png', size: 512, inset: 0, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.1, background: '#17593f' },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const { file, size, inset, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = size * (1 - 2 * inset);
  await page.setContent(`<body style="margin:0;background:${background};display:grid;place-items:center;height:100vh">
    <div style="width:${side}px;height:${side}px">${drawing.replace('<svg', '<svg width="100%" height="100%"')}</div></body>`);
  await page.screenshot({ path: `web/public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
