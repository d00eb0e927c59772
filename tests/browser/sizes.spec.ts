import { sizeName, sizes, useLargeLetters } from './fits.js';
import { expect, nightly, test } from './table.js';

test('total, lines and the next hand stand side by side in landscape', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await table.open();
  await expect(table.pad).toBeInViewport({ ratio: 1 });
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await expect(table.pad).toBeHidden();
  const green = page.locator('.folded .next');
  for (const part of [table.total, table.lines.first(), table.lines.last(), green])
    await expect(part).toBeInViewport({ ratio: 1 });
  const boxes = [table.total, table.lines.first(), green].map((part) => part.boundingBox());
  const [total, line, next] = await Promise.all(boxes);
  expect(line?.x).toBeGreaterThan((total?.x ?? 0) + (total?.width ?? 0));
  expect(next?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0) - 1);
});

test('the choices and the pad stay in place on a wide screen while the answer scrolls', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await table.open('#v1/count/A2233444/ranks');
  await table.expectCount(90);
  const before = await table.key('AS').boundingBox();
  await page.evaluate(() => scrollTo(0, 200));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await table.key('AS').boundingBox()).toEqual(before);
  await expect(table.button('Menu')).toBeInViewport({ ratio: 1 });
});

for (const letters of ['normal', 'large'] as const)
  test(`the score is one line on any screen with ${letters} letters`, async ({ table, page }) => {
    if (letters === 'large') await useLargeLetters(page);
    await table.open('#v1/discard/5DJH6S4H5S2C/mine/118-112');
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (!(await table.chip.isVisible())) continue; // the score is in the rail
      const rows = await table.chip.evaluate((chip) => {
        const texts = [...chip.querySelectorAll('span span')].map((part) => part.getBoundingClientRect());
        return { tops: new Set(texts.map(({ y }) => y)).size, seen: texts.filter(({ width }) => width > 0).length };
      });
      expect(rows, sizeName(size)).toEqual({ tops: 1, seen: 3 });
    }
  });

test('another screen begins at its top', async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await table.open('#v1/discard/5DJH6S4H5S2C');
  await expect(table.rows).toHaveCount(15);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await table.go('Practise');
  await expect(page.locator('.practice-screen')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a notice is whole at every width, on every screen', nightly, async ({ table, page }) => {
  for (const link of ['#v1/count/5H5X', '#v1/discard/5H5X', '#v1/play/5H5X', '#v1/board/5X-3']) {
    await page.goto('about:blank');
    await table.open(link);
    for (const width of [320, 360, 390, 600, 820, 899, 900, 1024, 1099, 1100, 1199, 1200, 1280, 1440, 1600, 1920])
      for (const height of [560, 800]) {
        await page.setViewportSize({ width, height });
        await table.expectNotice(/5X|not a Fifteen Two link/);
      }
  }
});
