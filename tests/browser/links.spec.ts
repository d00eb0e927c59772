import { expect, placeInHistory, test } from './table.js';

test('a broken first link shows a sentence over an empty table', async ({ table }) => {
  await table.open('#v1/count/5H5X');
  await table.expectNotice(/5X/);
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
});

test('Back and Forward go between Discard and Count with their cards, a step each', async ({ table, page }) => {
  await table.open('#v1/discard/');
  await table.tap('9DJH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  const before = await placeInHistory(page);
  await table.go('Count');
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  expect(await placeInHistory(page)).toBe(before + 1);
  await page.goBack();
  await expect(table.rows).toHaveCount(15);
  await table.expectCards('9DJH9S4H8S2C');
  expect(await placeInHistory(page)).toBe(before);
  await page.goForward();
  await table.expectCount(16);
  await table.expectCards('4S5H5D6CJD');
});
