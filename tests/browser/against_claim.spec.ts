import {
  fresh,
  green,
  mine,
  nearTheEnd,
  openGame,
  openMatch,
  playOut,
  points,
  stage,
  untilOver,
} from './against_table.js';
import { axeFaults } from './axe.js';
import { expect, nightly, test } from './table.js';

const muggins = { ...fresh(1001), counts: 'muggins' };

test('our hand is counted by us: nothing is seen of it before, and what we miss is theirs', async ({ table, page }) => {
  test.setTimeout(60_000);
  await openGame(table, muggins);
  await green(page).tap();
  await playOut(page);
  await green(page).tap();
  while ((await stage(page)) === 'show') await green(page).tap();
  await expect(page.locator('.claim-pad button')).toHaveCount(26);
  await expect(table.total).toHaveCount(0);
  await expect(table.status).toHaveText(/How many points\?$/);
  await expect(green(page)).toHaveAttribute('aria-disabled', 'true');

  await page.setViewportSize({ width: 320, height: 568 });
  for (const key of await page.locator('.claim-pad button').all()) {
    const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  // All number buttons are one tab stop, and arrow keys move the focus among them.
  await page.locator('.claim-pad button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '1 point', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(green(page)).toHaveText('I say 0');
  await table.button('Undo').tap();
  await expect(page.locator('.claim-pad [aria-pressed="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: '0 points', exact: true }).tap();

  const before = (await points(page).allTextContents()).map(Number);
  await green(page).tap();
  await expect(table.total).toBeVisible();
  const worth = Number(await table.total.textContent());
  expect(worth).toBeGreaterThan(0);
  await expect(page.locator('.claimed')).toHaveText(
    `I said 0, but the cards count ${worth}: the Beginner opponent pegs ${worth}.`,
  );
  await expect(table.status).toContainText(
    `I said 0, but the cards count ${worth}: the Beginner opponent pegs ${worth}.`,
  );
  await page.reload();
  await expect(page.locator('.claimed')).toHaveText(
    `I said 0, but the cards count ${worth}: the Beginner opponent pegs ${worth}.`,
  );
  await green(page).tap();
  await expect(points(page)).toHaveText([String((before[0] ?? 0) + worth), String(before[1])]);
});

test('the settings of a game are remembered, and a short game ends at 61', async ({ table, page }) => {
  test.setTimeout(60_000);
  await table.open('#v1/board/');
  await table.button('New game').tap();
  await table.button('61').tap();
  await table.button('me').tap();
  await page.reload();
  await expect(table.button('61')).toHaveAttribute('aria-pressed', 'true');
  await table.button(/^Beginner/).tap();
  await expect(table.button('Deal the cards')).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('fifteen-two-against') ?? '{}'));
  expect([stored.match.game.target, stored.match.counts]).toEqual([61, 'own']);

  await openMatch(table, nearTheEnd({ ...fresh(1000), counts: 'own' }, 61));
  await expect(mine(page)).toHaveCount(6);
  await playOut(page);
  await untilOver(page);
  await expect(page.locator('.the-end .sentence')).toHaveText(/^I win by \d+/);
  await expect(points(page).last()).toHaveText('61');
});

test('axe finds nothing where a hand is claimed', nightly, async ({ table, page }) => {
  test.setTimeout(60_000);
  await openGame(table, muggins);
  await green(page).tap();
  await playOut(page);
  await green(page).tap();
  while ((await stage(page)) === 'show') await green(page).tap();
  await page.getByRole('button', { name: '4 points', exact: true }).tap();
  expect(await axeFaults(page)).toEqual([]);
});
