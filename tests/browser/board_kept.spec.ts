import { expect, nightly, refuse, test } from './table.js';

test.use({ stores: true });

test('the game and its undo survive a sleeping phone and a lost tab', async ({ table, page }) => {
  await table.open('#v1/board/');
  await table.press('Peg 5 for me', 'Peg 2 for them', 'Peg 4 for me');
  await table.expectScore(9, 2);
  await page.reload();
  await table.expectScore(9, 2);
  await expect(table.board).toHaveAccessibleName(/My pegs: 9 and 5/);
  await table.open('');
  await table.expectScore(9, 2);
  await table.press('Undo', 'Undo');
  await table.expectScore(5, 0);
});

test('a browser without storage keeps the score while it is open', async ({ table, page }) => {
  await refuse(page, 'window.localStorage');
  await table.open('#v1/board/');
  await table.press('Peg 5 for me');
  await table.expectScore(5, 0);
  await table.expectNotice(
    /^5 for me: I have 5\. This browser saves nothing\. The game is lost when you close the page\.$/,
  );
  await page.reload();
  await table.expectScore(5, 0); // the link has this score
});

test('the board has its chances with the server stopped', nightly, async ({ table, page, server }) => {
  await table.openOffline(server);
  await page.reload();
  await table.go('Play');
  await table.press('Peg 6 for me');
  await expect(page.locator('.chance b')).toHaveText(/^\d+%$/);
  await table.press('Map');
  await expect(page.locator('.shades path')).toHaveCount(10);
});
