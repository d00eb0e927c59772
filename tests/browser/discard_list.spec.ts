import { tapSix } from './six_dealt.js';
import { expect, nightlyUnless, test } from './table.js';

for (const { width, height, least } of [
  { width: 390, height: 844, least: 6 },
  { width: 320, height: 568, least: 3 },
])
  test(
    `the best and ${least} more are in sight at ${width} × ${height}`,
    nightlyUnless(width === 320),
    async ({ table, page }) => {
      await page.setViewportSize({ width, height });
      for (const link of [
        '#v1/discard/5DJH6S4H5S2C/theirs/62-70',
        '#v1/discard/4H4S5S6D7C8H/118-112',
        '#v1/discard/5DJH6S4H5S2C/theirs/acc/62-70',
      ]) {
        await table.openAnew(link);
        await expect(table.rows).toHaveCount(15);
        const dock = await page.locator('.dock').boundingBox();
        const above = await table.rows.evaluateAll(
          (all, edge) => all.filter((row) => row.getBoundingClientRect().bottom <= edge).length,
          dock?.y ?? 0,
        );
        expect(above, link).toBeGreaterThan(least);
        await expect(page.locator('.details:visible')).toHaveCount(0);
      }
    },
  );

test('the arrow keys walk the list, which is one stop of Tab', async ({ table, page }) => {
  await tapSix(table);
  await table.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(table.rows.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(table.rows.nth(14)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.rows.nth(13)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Home');
  await expect(table.rows.first()).toBeFocused();
  expect(await table.rows.evaluateAll((all) => all.filter((row) => (row as HTMLElement).tabIndex === 0).length)).toBe(
    1,
  );
});
