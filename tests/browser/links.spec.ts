import { expect, type Table, test } from './table.js';

test('a published link opens its old position, and says it again after a visit to another screen', async ({
  table,
}) => {
  const link = '#v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer';
  await table.open(link);
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await table.expectCards('4S6S7H8D5S');
  await table.expectCount(9);
  await expect(table.page.locator('.totals dd').first()).toHaveText('28');
  await table.go('Discard');
  await table.go('Count');
  expect(await table.fragment()).toBe(link);
});

const follow = (table: Table, link: string) =>
  table.page.evaluate((hash) => {
    location.hash = hash;
  }, link);

test('an unreadable link shows a sentence and leaves the cards as they were', async ({ table }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  for (const [link, said] of [
    ['#v1/count/5H5X6C7D', /^That link could not be read\..*5X/],
    ['#v1/count/%3Cimg%20src=x%20onerror=alert(1)%3E', /^That link could not be read\./],
    ['#v2/count/4S5H5D6C-JD', /^That is not a Fifteen Two link\./],
  ] as const) {
    await follow(table, link);
    await expect(table.status).toHaveText(said);
    await table.expectCards('4S5H5D6C');
    expect(await table.fragment()).toBe('#v1/count/4S5H5D6C');
    await table.tap('JD');
    await table.expectCount(16);
    await table.button('Undo').tap();
    await table.expectCards('4S5H5D6C');
  }
});

test('a broken first link shows a sentence over an empty table', async ({ table }) => {
  await table.open('#v1/count/5H5X');
  await table.expectNotice(/5X/);
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
});

test('Back and Forward go between Count and Discard with their cards', async ({ table, page }) => {
  await table.open('#v1/discard/');
  await table.tap('9DJH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  await table.nav.getByRole('button', { name: 'Count' }).tap();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await page.goBack();
  await expect(table.rows).toHaveCount(15);
  await table.expectCards('9DJH9S4H8S2C');
  await page.goForward();
  await table.expectCount(16);
  await table.expectCards('4S5H5D6CJD');
});

test('Back goes one step back and adds none', async ({ table, page }) => {
  const place = () =>
    page.evaluate(
      () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
    );
  await table.open();
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  const before = await place();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await expect(table.button('My crib')).toBeVisible();
  expect(await place()).toBe(before + 1);
  await page.goBack();
  await table.expectCount(16);
  expect(await place()).toBe(before);
});
