import { engine } from './engine.js';
import { expect, test } from './table.js';

test.beforeEach(async ({ table }) => table.open());

test('the clipboard of the phone is pasted with Ctrl+V', async ({ table, page }) => {
  await page.evaluate(() => navigator.clipboard.writeText('4♠ 5♥ 5♦ 6♣ J♦'));
  await page.keyboard.press('Control+v');
  await table.expectCount(16);
});

test('ten megabytes pasted, or put into the text field, leave a page that counts', async ({ table, page }) => {
  const text = '5H TS xx 10♠ ☃ '.repeat(700_000);
  await table.tap('4S5H5D6C');
  await table.paste(text);
  await table.button('Close').tap({ timeout: 10_000 });
  await table.expectCards('4S5H5D6C');
  await table.press('Type');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await expect(page.getByLabel('Cards as text')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('“xx” is not a card')).toBeVisible();
  await table.button('Close').tap({ timeout: 10_000 });
  await table.expectCards('4S5H5D6C');
  await table.tap('JD');
  await table.expectCount(16);
});

test('the text field reads while one types and names the word it cannot read', async ({ table, page }) => {
  await table.press('Type');
  const field = page.getByLabel('Cards as text');
  await expect(field).toBeFocused();
  await field.pressSequentially('5H TS 1X');
  await expect(page.locator('.reading').getByLabel('5 of hearts, 10 of spades')).toBeVisible();
  const { error } = await engine.parseCards({ text: '5H TS 1X' });
  expect(error?.text).toBe('1X');
  await expect(page.getByText(error?.message ?? '')).toBeVisible();
  await expect(page.locator('.text-entry .primary')).toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
  await expect(field).toBeVisible();

  await field.fill('5H TS 5H');
  await expect(page.getByText((await engine.parseCards({ text: '5H TS 5H' })).error?.message ?? '')).toBeVisible();

  await field.fill('4s 5h 5d 6c jd');
  const read = '4 of spades, 5 of hearts, 5 of diamonds, 6 of clubs, jack of diamonds';
  await expect(page.locator('.reading').getByLabel(read)).toBeVisible();
  await table.press('Use these 5 cards');
  await table.expectCount(16);
});
