import { sizeName, useLargeLetters, sizes as usualSizes } from './fits.js';
import { byDay, expect, isNight, nightly, outOfReach, type Table, test } from './table.js';

// Adds two phones in landscape and a tablet to the usual sizes.
const allSizes = [
  ...usualSizes,
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
] as const;
const sizes = isNight ? allSizes : allSizes.filter((_, at) => at % 3 === 0);

const places = ({ page }: Table) =>
  page.locator('.pad button').evaluateAll((keys) => keys.map((key) => JSON.stringify(key.getBoundingClientRect())));

for (const letters of ['normal', 'large'] as const)
  test(`${letters} keys are large, visible and fixed`, byDay(letters === 'normal'), async ({ table, page }) => {
    test.slow(); // a hundred and sixty cards
    if (letters === 'large') await useLargeLetters(page);
    await table.open();
    await expect(page.locator('html')).toHaveAttribute('data-text', letters);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const at = sizeName(size);
      const before = await places(table);
      expect(before).toHaveLength(54);
      expect.soft(await outOfReach(page), `empty at ${at}`).toEqual([]);
      for (const card of ['4S', '5H', '5D', '6C', '6C', '6C']) {
        await table.tap(card);
        expect.soft(await places(table), `${card} at ${at}`).toEqual(before);
      }
      await expect(page.locator('.adds').first()).toBeAttached();
      expect.soft(await places(table), `what each starter adds at ${at}`).toEqual(before);
      expect.soft(await outOfReach(page), `four cards at ${at}`).toEqual([]);
      await table.undoAll();
      await table.go('Discard');
      for (const card of ['5D', 'JH', '6S', '4H', '5S']) {
        await table.tap(card);
        expect.soft(await places(table), `${card} of a discard at ${at}`).toEqual(before);
      }
      expect.soft(await page.evaluate(() => scrollY), at).toBe(0);
      await table.undoAll();
      await table.go('Count');
    }
  });

test('the answer has room on screens of any size', nightly, async ({ table, page }) => {
  await table.open('#v1/count/4S5H5D6C-JD');
  await table.expectCount(16);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.soft(table.total, sizeName(size)).toBeInViewport({ ratio: 0.9 });
    const { width } = (await page.getByRole('main').boundingBox()) ?? { width: 0 };
    expect.soft(width, sizeName(size)).toBeGreaterThanOrEqual(240);
  }
});

test('the next step is visible above the open pad on screens of any size', nightly, async ({ table, page }) => {
  await table.open();
  // On a phone in landscape, it is the tray that shows this prompt.
  const prompt = page.getByText('Tap four cards, then the starter.').filter({ visible: true });
  for (const size of sizes) {
    await page.setViewportSize(size);
    const read = await prompt.evaluate((words) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2));
    });
    expect.soft(read, sizeName(size)).toBe(true);
  }
});
