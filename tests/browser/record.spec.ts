import { expect, type Table, test } from './table.js';

// The score follows from what lies in the record: each of these was once a wrong score without a word.

const score = (table: Table, ours: number, theirs: number) =>
  expect(table.chip).toHaveAccessibleName(`Me ${ours}, them ${theirs}: to the game`);

const peg = async (table: Table) => {
  await table.open();
  await table.tap('4S5H5D6C8H');
  await table.button('Peg 12 for them').tap();
  await score(table, 0, 12);
  await table.button('Them').tap();
};

test('a hand that was pegged and is corrected moves the peg, and says so', async ({ table, page }) => {
  await peg(table);
  await table.paste('4S 5H 5D 6C 7H');
  await table.expectNotice('12 is 14 now: they have 14.');
  await score(table, 0, 14);
  await table.button('Undo').tap();
  await score(table, 0, 12);

  // Card by card: while one is missing the hand is worth nothing.
  await table.tap('8H');
  await expect(table.status).toHaveText('12 taken back: they have 0.');
  await score(table, 0, 0);
  await table.tap('7H');
  await score(table, 0, 14);
  await expect(page.locator('.totals [data-pegged="true"] dt')).toHaveText('Them');
  await expect(table.next).toHaveText('Next: my hand');
});

test('after Clear the next hand is pegged like any other', async ({ table }) => {
  await peg(table);
  await table.places.first().tap();
  await table.button('Clear').tap();
  await score(table, 0, 0);
  await table.tap('7H8H9CTCKD');
  await table.button('Peg 6 for them').tap();
  await score(table, 0, 6);
  await table.button('Undo').tap();
  await table.expectCards('7H8H9CTCKD');
  await table.button('Them').tap();
  await expect(table.button('Peg 6 for them')).toBeVisible();
});

test('a jack that is cut wins at 119 before the first card of the play', async ({ table }) => {
  await table.open('#v1/board/119-100');
  await table.go('Pegging');
  await table.tap('4H5S5D6S');
  await table.tap('JD');
  await table.expectWon('I win by 21.');
  await score(table, 121, 100);
  await table.next.tap();
  await score(table, 0, 0);
});

test('a win by a count is said on Count, and the next thing is a new game', async ({ table }) => {
  await table.open('#v1/board/110-118/theirs');
  await table.go('Count');
  await table.tap('4S5H5D6C7H');
  await table.button('Peg 14 for me').tap();
  await table.expectWon('I win by 3.');
  await expect(table.next).toHaveText('New game');
  await expect(table.next).toBeInViewport({ ratio: 1 });
  await expect(table.button('Skip')).toHaveCount(0);
  await table.button('Undo').tap();
  await score(table, 110, 118);
  await table.button('Me').tap();
  await expect(table.button('Peg 14 for me')).toBeVisible();
});

test('undo is one history, and goes back to the screen where the step was done', async ({ table }) => {
  await table.open('#v1/discard/');
  await table.tap('5DJH6S4H5S2C');
  await table.button('Keep these four').tap();
  await table.tap('9C');
  await table.theyLay('7');
  await table.go('Count');
  const screen = table.nav.locator('[aria-current]');
  for (const [there, cards] of [
    ['Pegging', '4H5S5D6S9C'],
    ['Pegging', '4H5S5D6S'],
    ['Discard', '5DJH6S4H5S2C'],
    ['Discard', '5DJH6S4H5S'],
  ] as const) {
    await table.button('Undo').tap();
    await expect(screen).toContainText(there);
    await expect.poll(async () => (await table.cards()).length).toBe(cards.length / 2);
  }
});
