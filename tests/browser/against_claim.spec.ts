import { fresh, green, openGame, playToClaim, points } from './against_table.js';
import { expect, storedIn, test } from './table.js';

const muggins = { ...fresh(1001), counts: 'muggins' };

test('our hand is counted by us: nothing is seen of it before, and what we miss is theirs', async ({ table, page }) => {
  test.setTimeout(60_000);
  await openGame(table, muggins);
  await playToClaim(page);
  const keys = page.locator('.claim-pad button');
  await expect(keys).toHaveCount(26);
  await expect(table.total).toHaveCount(0);
  await expect(table.status).toHaveText(/How many points\?$/);
  await expect(green(page)).toHaveAttribute('aria-disabled', 'true');

  await page.setViewportSize({ width: 320, height: 568 });
  const boxes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect()));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  // All number buttons are one tab stop, and arrow keys move the focus among them.
  await page.locator('.claim-pad button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.button('1 point')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(green(page)).toHaveText('I say 0');
  await table.press('Undo');
  await expect(page.locator('.claim-pad [aria-pressed="true"]')).toHaveCount(0);
  await table.press('0 points');

  const before = (await points(page).allTextContents()).map(Number);
  await green(page).tap();
  await expect(table.total).toBeVisible();
  const worth = Number(await table.total.textContent());
  expect(worth).toBeGreaterThan(0);
  const claimed = `I said 0, but the cards count ${worth}: the Beginner opponent pegs ${worth}.`;
  await expect(page.locator('.claimed')).toHaveText(claimed);
  await expect(table.status).toContainText(claimed);
  await page.reload();
  await expect(page.locator('.claimed')).toHaveText(claimed);
  await green(page).tap();
  await expect(points(page)).toHaveText([String((before[0] ?? 0) + worth), String(before[1])]);
});

test('the settings of a game are remembered', async ({ table, page }) => {
  await table.open('#v1/board/');
  await table.press('New game', '61', 'me');
  await page.reload();
  await expect(table.button('61')).toHaveAttribute('aria-pressed', 'true');
  await table.press(/^Beginner/);
  await expect(table.button('Deal the cards')).toBeVisible();
  const stored = await storedIn(page, 'fifteen-two-against');
  expect([stored.match.game.target, stored.match.counts]).toEqual([61, 'own']);
});
