import { fresh, green, nearTheEnd, openMatch, playOut, untilOver } from './against_table.js';
import { axeFaults } from './axe.js';
import { expect, overhang, storedIn, test } from './table.js';

// The list of games: every game stands there, reviewed or not, and is judged in the background.

test('a game that is not reviewed is in the list and in the statistics after Again', async ({ table, page }) => {
  test.setTimeout(60_000);
  await openMatch(table, nearTheEnd(fresh(1000)));
  await playOut(page);
  await untilOver(page);
  await expect(green(page)).toHaveText('Again');
  await green(page).tap();
  await expect(table.button('Deal the cards')).toBeVisible();
  // Leave leads to the page with all games, and undo takes it back.
  await table.press('Leave', 'My games');
  const row = page.locator('.game-row');
  await expect(row).toHaveText(/^\s*Against Beginner: won 121\u2060–\u2060\d+/);
  expect(await axeFaults(page)).toEqual([]);
  expect(await overhang(page)).toBe(0);
  // The game is judged while nothing is done.
  await expect(row).toContainText(/cards [+−]\d+\.\d%, my decisions (0|−\d+\.\d%)/, { timeout: 30_000 });
  expect(await storedIn(page, 'fifteen-two-statistics')).toMatchObject({ games: [{ against: 'beginner', won: true }] });
  await table.press('My statistics');
  await expect(page.locator('.review-screen')).toContainText('Won 1 of 1 game.');
  await expect(page.locator('.by-deal').filter({ hasText: 'Beginner' })).toContainText(/1 of 1/);
  // The game can be reviewed, removed and brought back.
  await table.press('My games');
  await page.getByRole('button', { name: /^Review: Against Beginner/ }).tap();
  await expect(page.locator('.review-screen .sentence')).toContainText('chance of winning', { timeout: 30_000 });
  await page.goto('/#v1/review/games');
  await page.getByRole('button', { name: /^Remove: / }).tap();
  await expect(row).toHaveCount(0);
  await table.press('Undo');
  await expect(row).toHaveCount(1);
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('a game that was left is shown by Play, and stands in the list to go on with', async ({ table, page }) => {
  await openMatch(table, nearTheEnd(fresh(1000)));
  await expect(page.locator('.against')).toBeVisible();
  await table.press('Leave');
  await expect(table.button(/^Resume against Beginner, 120–0$/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.locator('.against')).toBeVisible();
  await table.press('Leave', 'Back');
  await table.go('Play');
  await expect(page.locator('.against')).toBeVisible();
  await table.press('Leave', 'My games');
  await page.getByRole('button', { name: /^Remove: Against Beginner: 120\u2060–\u20600/ }).tap();
  await expect(page.locator('.game-row')).toHaveCount(0);
  await table.press('Undo');
  await page.getByRole('button', { name: /^Resume: / }).tap();
  await expect(page.locator('.against')).toBeVisible();
});

test('a game of two people is in the list when another begins', async ({ table, page }) => {
  await table.open('#v1/board/');
  const middle = page.locator('.board-actions button').nth(1);
  await table.press('Peg 1 for them');
  await middle.tap(); // ends the deal
  await expect(middle).toHaveText('New game');
  await middle.tap();
  await table.button(/^At the table/).tap();
  await table.press('My games');
  await expect(page.locator('.game-row')).toHaveText(/At the table: Me 0, them 1.*not finished/s);
});
