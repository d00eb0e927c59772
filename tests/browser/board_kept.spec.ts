import { engine } from './engine.js';
import { expect, nightly, test } from './table.js';

test.use({ stores: true });

test('the game and its undo survive a sleeping phone and a lost tab', async ({ table, page }) => {
  await table.open('#v1/board/');
  await table.button('Peg 5 for me').tap();
  await table.button('Peg 2 for them').tap();
  await table.button('Peg 4 for me').tap();
  await table.expectScore(9, 2);
  await page.reload();
  await table.expectScore(9, 2);
  await expect(table.board).toHaveAccessibleName(/My pegs: 9 and 5/);
  await table.open('');
  await table.expectScore(9, 2);
  await table.button('Undo').tap();
  await table.button('Undo').tap();
  await table.expectScore(5, 0);
});

test(
  'a link lies over the stored board, and the history changes no score of either',
  nightly,
  async ({ table, page }) => {
    await table.open('#v1/board/');
    await table.button('Peg 5 for me').tap();
    await table.go('Discard');
    await table.go('Play');
    await table.button('Peg 3 for them').tap();
    await page.goBack();
    await expect(table.chip).toHaveAccessibleName(/Me 5, them 3/);
    await page.goBack();
    await table.expectScore(5, 3);
    expect(await table.fragment()).toBe('#v1/board/5-3');

    await page.goto('about:blank');
    await table.open('#v1/board/60-55/theirs');
    await table.button('Peg 3 for them').tap();
    await table.expectScore(60, 58);
    await table.go('Discard');
    await page.goBack();
    await table.expectScore(60, 58);
    await table.button('Back to my game').tap();
    await table.expectScore(5, 3);
    expect(await table.fragment()).toBe('#v1/board/5-3');
  },
);

test('a browser without storage keeps the score while it is open', async ({ table, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await table.open('#v1/board/');
  await table.button('Peg 5 for me').tap();
  await table.expectScore(5, 0);
  await table.expectNotice('This browser saves nothing. The game is lost when you close the page.');
  await page.reload();
  await table.expectScore(5, 0); // the link has this score
});

const hostile = [
  '{',
  'null',
  '[]',
  '[[1,2,3]]',
  '[[500,0,0,0,true,[]]]',
  '[["<img src=x onerror=alert(1)>",0,0,0,true,[]]]',
  '{"v":1,"at":7,"view":"board","deals":[],"rows":[]}',
  '{"v":1,"at":1e99,"view":"<b>","deals":[{}],"rows":[{"deals":[0]}]}',
  '{"v":1,"at":7,"view":"board","deals":[],"rows":[{"deals":["constructor"],"start":{"ours":0,"theirs":0}}]}',
];

test('any text in the storage does no harm', nightly, async ({ table, page }) => {
  test.slow();
  for (const stored of hostile) {
    await table.open('');
    // Writes to the current store of the game, and to the store in which an older version kept its board.
    await page.evaluate((text) => {
      for (const key of ['fifteen-two-game', 'fifteen-two-board']) localStorage.setItem(key, text);
    }, stored);
    await page.goto('about:blank');
    await table.open('#v1/board/');
    await table.expectScore(0, 0);
    await table.button('Peg 1 for me').tap();
    await table.expectScore(1, 0);
  }
});

test('the board is copied as a sentence and shared as a link', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.open('#v1/board/90-75/theirs');
  await expect(page.locator('.chance')).toBeVisible();
  const { chance } = await engine.winChance({ ours: 90, theirs: 75, weDeal: false });
  await table.button('Share').tap();
  await expect(page.locator('.link')).toContainText('#v1/board/90-75/theirs');
  await table.button('Copy as text').tap();
  await expect(table.status).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Me 90, them 75, they deal: I win ${Math.round(chance * 100)}%.`,
  );
});

test('the board has its chances with the server stopped', nightly, async ({ table, page, server }) => {
  await table.open('', server.origin);
  await table.button('Menu').tap();
  await expect(page.locator('.menu').getByText('Works offline')).toBeVisible({ timeout: 10_000 });
  await table.button('Close menu').tap();
  await server.stop();
  await page.reload();
  await table.go('Play');
  await table.button('Peg 6 for me').tap();
  await expect(page.locator('.chance b')).toHaveText(/^\d+%$/);
  await table.button('Map').tap();
  await expect(page.locator('.shades path')).toHaveCount(10);
});
