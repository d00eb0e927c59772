import { expect, type Table, test } from './table.js';
import { delayMessages } from './workers.js';

// They play a seven, I play the four of hearts, and they play a four.
const begin = async (table: Table) => {
  await table.open();
  await table.press('Menu', 'Pegging');
  await table.tap('4H5S5D6S9C');
  await table.theyLay('7');
  await table.lay('4H');
  await table.theyLay('4');
};

const running = (table: Table) => table.page.locator('.on-table');
const own = (table: Table, name: RegExp) => table.page.locator('.own-cards').getByRole('button', { name });

test('a tap lays a card before its value is there', async ({ table, page }) => {
  await delayMessages(page, 'valuePlays', 1_500);
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await expect(page.locator('.turn')).toContainText('My turn');
  await table.press(/^Play the 4 of hearts/);
  await expect(page.locator('.on-table')).toHaveText('11');
  // On the opponent's turn, a tap on my card does not play it but lets me change my cards.
  await table.press('5 of spades: change the cards');
  await expect(page.locator('.on-table')).toHaveText('11');
});

test('a card of the opponent is laid at once after ours, before its points are there', async ({ table, page }) => {
  await delayMessages(page, '"us","4H"', 1_500);
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await table.press(/^Play the 4 of hearts/);
  await expect(page.locator('.on-table')).toHaveText('11');
  await page.getByRole('button', { name: 'They play 4', exact: true }).tap({ force: true });
  await expect(page.locator('.on-table')).toHaveText('15');
});

test('the cards laid and the turn are visible above the pad of a small phone', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(table);
  const dock = await page.locator('.dock').boundingBox();
  for (const seen of [
    running(table),
    table.page.locator('.turn b'),
    own(table, /^Play/).first(),
    page.locator('.held'),
  ]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  }
});
