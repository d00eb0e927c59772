import { expect, test } from './table.js';

test('Count pegs each hand of the show once, for its player, and heels too', async ({ table, page }) => {
  await table.open('#v1/board/60-55');
  await page.goto('about:blank');
  await table.open('#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD');
  await table.button('Peg 2 for heels, for me').tap();
  await table.button('Peg 16 for them').tap();
  await expect(table.chip).toHaveAccessibleName(/Me 62, them 71/);
  await expect(page.locator('.answer-foot')).toContainText('On the board');
  await table.button('Next: dealer').tap();
  await expect(table.button('Peg 2 for heels, for me')).toHaveCount(0);
  await table.button('Peg 7 for me').tap();
  await table.button('Next: crib').tap();
  await expect(page.locator('.answer-foot')).not.toContainText('Peg');
  await table.button('New deal').tap();
  await table.chip.tap();
  await table.expectScore(69, 71);
  await expect(table.button('They deal')).toHaveAttribute('aria-pressed', 'true');
});

test('Play pegs the points of both sides once, when the play is over', async ({ table, page }) => {
  await table.open('#v1/play/4H6STSJS-9C/mine/KSJS9H2D4HTH6STS/12-20');
  await table.button('Peg 1 for me, 2 for them').tap();
  await expect(table.chip).toHaveAccessibleName(/Me 13, them 22/);
  await expect(page.locator('.answer-foot')).toContainText('On the board');
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
