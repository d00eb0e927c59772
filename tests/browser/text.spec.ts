import { engine } from './engine.js';
import { expect, test } from './table.js';

test.beforeEach(async ({ table }) => table.open());

test('pasted cards are counted, however they are written', async ({ table }) => {
  for (const text of ['4S 5H 5D 6C JD', '4♠ 5♥ 5♦ 6♣ J♦', '4s5h5d6cjd', '4s, 5h, 5d, 6c, jd\n']) {
    await table.paste(text);
    await table.expectCount(16);
    await table.places.first().tap();
    await table.button('Clear').tap();
    await table.expectCards('');
  }
});

test('the clipboard of the phone is pasted with Ctrl+V', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('4♠ 5♥ 5♦ 6♣ J♦'));
  await page.keyboard.press('Control+v');
  await table.expectCount(16);
});

test('six pasted cards are ranked on the Discard screen', async ({ table }) => {
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.paste('5♦ J♥ 6♠ 4♥ 5♠ 2♣');
  await expect(table.rows).toHaveCount(15);
});

test('pasted ranks are counted as ranks', async ({ table }) => {
  await table.paste('A2233444');
  const { points } = await engine.scoreRanks({ ranks: 'A2233444' });
  expect(points).toBe(90);
  await table.expectCount(90);
  expect(await table.fragment()).toBe('#v1/count/A2233444/ranks');
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

test('the text field counts ranks', async ({ table, page }) => {
  await table.button('Type').tap();
  await page.getByLabel('Cards as text').fill('A2233444');
  await table.button('Count as ranks').tap();
  await table.expectCount(90);
  const { combinations } = await engine.scoreRanks({ ranks: 'A2233444' });
  await expect(table.lines).toHaveCount(combinations.length);
});

test('cards that cannot be used are refused in the text field, before they are', async ({ table, page }) => {
  await table.tap('5H6H7H8H9H');
  await table.button('Me').tap();
  await table.button('Type').tap();
  await page.getByLabel('Cards as text').fill('5h 5d 5s jc');
  await expect(page.getByText('The 5 of hearts is in another hand of this deal.')).toBeVisible();
  await expect(page.locator('.text-entry .primary')).toHaveAttribute('aria-disabled', 'true');
  await table.button('Close').tap();
  await table.nav.getByRole('button', { name: 'Discard' }).tap();
  await table.button('Type').tap();
  await page.getByLabel('Cards as text').fill('5D JH 6S 4H 5S 2C KC');
  await expect(page.getByText('Six cards are dealt; 7 were given.')).toBeVisible();
  await expect(page.locator('.text-entry .primary')).toHaveAttribute('aria-disabled', 'true');
});

test('the position is copied as text, and its link is shared', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.button('Menu').tap();
  await table.button('Share this position').tap();
  await table.button('Copy as text').tap();
  await expect(table.status).toHaveText('Copied.');
  const { spoken } = await engine.scoreShow({ hand: '4S5H5D6C', starter: 'JD' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Their hand: 4S 5H 5D 6C + JD\n16: ${spoken}`);
  await table.button('Copy link').tap();
  await expect(table.status).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
