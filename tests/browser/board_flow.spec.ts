import { expect, test } from './table.js';

test('Count pegs each hand of the show once, for its player, and heels with the cut', async ({ table, page }) => {
  await table.open('#v1/board/60-55');
  await table.button('Peg 1 for me').tap();
  await table.go('Count');
  await table.tap('4S5H5D6CJD');
  await expect(table.chip).toHaveAccessibleName(/Me 63, them 55/);
  await table.button('Peg 16 for them').tap();
  await expect(table.chip).toHaveAccessibleName(/Me 63, them 71/);
  await expect(table.button('Me')).toHaveAttribute('aria-pressed', 'true');
  await table.button('Them').tap();
  await expect(table.next).toHaveText('Next: my hand');
  await expect(page.locator('.totals [data-pegged="true"] dt')).toHaveText(['Them', 'Heels']);
  await table.next.tap();
  await table.tap('7H8H9CTC');
  await table.button('Peg 7 for me').tap();
  await table.tap('2H4H6HKH');
  await table.button('New deal, they deal').tap();
  await table.chip.tap();
  await table.expectScore(70, 71);
  await expect(table.button('They deal')).toHaveAttribute('aria-pressed', 'true');
});

test('the points of the play are pegged as the cards fall', async ({ table, page }) => {
  await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/12-20');
  await expect(table.chip).toHaveAccessibleName(/Me 13, them 22/);
  await expect(page.locator('.turn')).toContainText('Me 1 · Them 2');
  expect(await table.fragment()).toBe('#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/12-20');
});

test('Discard and the board agree on whose crib it is', async ({ table }) => {
  await table.open('#v1/board/60-55/theirs');
  await table.go('Discard');
  await expect(table.button('Their crib')).toHaveAttribute('aria-pressed', 'true');
  await table.button('My crib').tap();
  await table.chip.tap();
  await expect(table.button('I deal')).toHaveAttribute('aria-pressed', 'true');
});
