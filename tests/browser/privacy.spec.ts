import { answerAnyhow, begin } from './practice_table.js';
import { expect, nightly, test } from './table.js';

test.use({ stores: true });

test('every request goes to the page’s own origin', async ({ table, page, context, baseURL }) => {
  const asked: string[] = [];
  const sockets: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => sockets.push(socket.url()));

  await table.open();
  await table.press('Try random cards');
  await expect(table.pad).toBeHidden();
  await table.press('Undo');
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  await table.go('Discard');
  await table.tap('9DTH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  await table.untilOffline();

  expect(asked.length).toBeGreaterThan(3);
  expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual([baseURL]);
  expect(sockets).toEqual([]);
});

test('a count and a discard send no request once the engine is loaded', nightly, async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6C');
  await expect(page.locator('.adds').first()).toBeAttached();
  await table.untilOffline();
  const asked: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/icon.svg') && !response.fromServiceWorker()) asked.push(response.url());
  });
  await table.tap('JD');
  await table.expectCount(16);
  await table.go('Discard');
  await table.tap('9DTH9S4H8S2C');
  await expect(table.rows).toHaveCount(15);
  expect(asked).toEqual([]);
});

test('the page is served with its policy and keeps no cookies', async ({ table, page, context }) => {
  await table.open();
  const response = await page.reload();
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await table.tap('4S5H5D6CJD');
  await table.expectCount(16);
  expect(await context.cookies()).toEqual([]);
});

test('a review stores its record, mistakes and a summary, and nothing else', nightly, async ({ table, page }) => {
  const record = `Ann - Ben
1. 111-90* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C 6H JS 3S 6D 6C
show: 11`;
  await table.open('#v1/review/');
  await page.getByLabel('The record of a game').fill(record.replace('111-90', '0-0'));
  await table.press('Review');
  await page.getByRole('button', { name: 'Ask me again' }).first().tap({ timeout: 30_000 });
  await table.press('Edit');
  await page.getByLabel('The record of a game').fill(record);
  await table.press('Review', 'I am Ann');
  await expect(page.locator('.review-screen .sentence')).toContainText('Ann wins', { timeout: 30_000 });
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const keys = ['fifteen-two-mistakes', 'fifteen-two-review', 'fifteen-two-statistics'];
  expect(Object.keys(stored).filter((key) => key !== 'fifteen-two-game')).toEqual(expect.arrayContaining(keys));
  expect(Object.keys(stored).length).toBeLessThanOrEqual(keys.length + 1);
  const [mistakes, desk, statistics] = keys.map((key) => JSON.parse(stored[key] ?? ''));
  expect(Object.keys(desk).sort()).toEqual(['before', 'front', 'source', 'v']);
  expect(Object.keys(desk.source).sort()).toEqual([
    'game',
    'hints',
    'level',
    'me',
    'missed',
    'record',
    'text',
    'typed',
  ]);
  expect(Object.keys(mistakes.list[0]).sort()).toEqual(['best', 'chosen', 'cost', 'date', 'kind', 'question']);
  const result = ['against', 'date', 'key', 'names', 'score', 'target', 'won'];
  const judged = ['cards', 'counting', 'decisions', 'hinted', 'hints', 'plays', 'points', 'throws'];
  expect(Object.keys(statistics.games[0]).sort()).toEqual([...result, ...judged].sort());
});

test('practice stores its run and one text of answers, and nothing else', nightly, async ({ table, page }) => {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await begin(table, 'Throw');
  await answerAnyhow(table);
  await expect(table.rows).toHaveCount(15);
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.keys(stored).filter((key) => key !== 'fifteen-two-game')).toEqual(['fifteen-two-practice']);
  const { run, ...rest } = JSON.parse(stored['fifteen-two-practice'] ?? '');
  expect(Object.keys(rest).sort()).toEqual(['topic', 'unit', 'v']);
  const parts = ['answered', 'date', 'kinds', 'mode', 'now', 'queue', 'seed', 'topic', 'unit'];
  expect(Object.keys(run).sort()).toEqual(parts);
  const row = ['cost', 'kind', 'mark', 'ms', 'par', 'wanted'];
  expect(Object.keys(run.answered[0]).sort()).toEqual(row);
  expect(await databases()).toEqual(['fifteen-two']);
  await table.go('Count');
  expect(await page.context().cookies()).toEqual([]);
});

test('the storage holds the settings and the game, and nothing else', async ({ table, page }) => {
  await table.open();
  await table.tap('4S5H5D6CJD');
  await table.keepScore();
  await table.press('Peg 16 for them', 'Menu', 'Dark');
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(Object.keys(stored).sort()).toEqual(['fifteen-two', 'fifteen-two-game']);
  const game = JSON.parse(stored['fifteen-two-game'] ?? '') as { rows: object[] };
  expect(Object.keys(game).sort()).toEqual(['at', 'deals', 'rows', 'v', 'view']);
  const parts = [
    'deals',
    'games',
    'keepsScore',
    'lone',
    'loose',
    'names',
    'objective',
    'ranks',
    'seat',
    'start',
    'view',
    'won',
  ];
  for (const row of game.rows) expect(Object.keys(row).sort()).toEqual(parts);
});

test('a text shared by another app stays on the device', nightly, async ({ table, page, context }) => {
  await table.open();
  await table.untilOffline();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(request.url());
  });
  const response = await page.goto('/?text=4S5H5D6CJD');
  expect(response?.fromServiceWorker()).toBe(true);
  await table.expectCount(16);
  expect(asked.filter((url) => url.includes('text='))).toEqual([]);
});
