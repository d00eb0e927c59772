// Draws the app's icons from web/public/icon.svg with the Chromium of this machine: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/find-browser.mjs';
import { palettePng } from './palette-png.mjs';

const drawing = readFileSync('web/public/icon.svg', 'utf8');
// A maskable icon fills the whole square, but its drawing stays within the central circle of 80 % that no mask cuts off.
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0, background: 'transparent' },
  { file: 'icon-512.png', size: 512, inset: 0, background: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.1, background: '#17593f' },
  // Phones without a mask of their own fill transparent parts with black.
  { file: 'apple-touch-icon.png', size: 180, inset: 0.06, background: '#17593f' },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, size, inset, background } of icons) {
  const side = size * (1 - 2 * inset);
  const pixels = await page.evaluate(
    async ([svg, size, side, background]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const paper = new OffscreenCanvas(size, size).getContext('2d');
      paper.fillStyle = background;
      paper.fillRect(0, 0, size, size);
      paper.drawImage(image, (size - side) / 2, (size - side) / 2, side, side);
      return [...paper.getImageData(0, 0, size, size).data];
    },
    [drawing.replace('<svg', `<svg width="${side}" height="${side}"`), size, side, background],
  );
  writeFileSync(`web/public/${file}`, palettePng(Buffer.from(pixels), size, 64));
}
await browser.close();
