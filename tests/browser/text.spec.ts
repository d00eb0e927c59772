import { engine } from './engine.js';
import { expect, test } from './table.js';

test.beforeEach(async ({ table }) => table.open());

test('the clipboard of the phone is pasted with Ctrl+V', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('4♠ 5♥ 5♦ 6♣ J♦'));
  await page.keyboard.press('Control+v');
  await table.expectCount(16);
});

test('pasted words go to the text field, which names what it cannot read', async ({ table, page }) => {
  await table.tap('4S5H');
  await table.paste('5H and some words');
  await expect(page.getByLabel('Cards as text')).toHaveValue('5H and some words');
  await expect(page.getByText('“and” is not a card')).toBeVisible();
  await table.button('Close').tap();
  await table.expectCards('4S5H');
});

test('ten megabytes pasted leave the cards as they were and a page that counts', async ({ table, page }) => {
  await table.tap('4S5H5D6C');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '5H TS xx 10♠ ☃ '.repeat(700_000));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await table.button('Close').tap({ timeout: 10_000 });
  await table.expectCards('4S5H5D6C');
  await table.tap('JD');
  await table.expectCount(16);
});

test('ten megabytes in the text field leave the cards as they were and a page that counts', async ({
  table,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.tap('4S5H5D6C');
  await table.button('Type').tap();
  await page.evaluate(() => navigator.clipboard.writeText('5H TS xx 10♠ ☃ '.repeat(700_000)));
  await expect(page.getByLabel('Cards as text')).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByText('“xx” is not a card')).toBeVisible();
  await table.button('Close').tap({ timeout: 10_000 });
  await table.expectCards('4S5H5D6C');
  await table.tap('JD');
  await table.expectCount(16);
});

test('the text field reads while one types and names the word it cannot read', async ({ table, page }) => {
  await table.button('Type').tap();
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
  await expect(
    page.locator('.reading').getByLabel('4 of spades, 5 of hearts, 5 of diamonds, 6 of clubs, jack of diamonds'),
  ).toBeVisible();
  await table.button('Use these 5 cards').tap();
  await table.expectCount(16);
});
