import type { Page } from '@playwright/test';
import {
  fell,
  fresh,
  green,
  legal,
  mine,
  nearTheEnd,
  openGame,
  openMatch,
  playOn,
  playOut,
  playToClaim,
  points,
  stage,
  untilOurs,
  untilOver,
} from './against_table.js';
import { axeFaults } from './axe.js';
import { heard, listen } from './heard.js';
import { expect, nightly, storedIn, test } from './table.js';

const expectSaidOnce = async (page: Page, words: string) =>
  expect(
    (await heard(page)).filter((said) => said.includes(words)),
    words,
  ).toHaveLength(1);

test('a deal is played by tapping, and goes on where a killed page left it', async ({ table, page }) => {
  test.setTimeout(60_000);
  await listen(page);
  await openGame(table);
  // The seed of the cards is sealed before they are seen: this is the SHA-256 of 1000.
  const seal = '40510175845988f13f6162ed8526f0b09f73384467fa855e1e79b44a56562a58';
  await expect(page.locator('.seal code')).toHaveText(seal);
  await green(page).tap();
  await mine(page).nth(0).tap();
  await mine(page).nth(1).tap();
  await page.reload();
  await expect(mine(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await green(page).tap();
  await untilOurs(page);

  await legal(page).first().tap();
  await untilOurs(page);
  const before = await fell(page).allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await page.reload();
  await untilOurs(page);
  await expect(fell(page)).toHaveText(before);

  await playOn(page);
  await expect(fell(page)).toHaveCount(8);
  const tops = await page
    .locator('.fallen li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const told of (await fell(page).allTextContents()).slice(before.length)) {
    const [, card = ''] = /: (.*, count \d+)/.exec(told) ?? [];
    await expectSaidOnce(page, `the ${card}`);
  }

  await green(page).tap();
  const pegged: number[] = [];
  for (let hand = 0; hand < 3; ++hand) {
    await expect(table.total).toBeVisible();
    const counted = Number(await table.total.textContent());
    const spoken = (await table.spoken.textContent()) ?? '';
    await expectSaidOnce(page, `: ${counted}. ${/“(.*)”/.exec(spoken)?.[1]}`);
    pegged.push(counted);
    const title = await page.locator('.hand-title').textContent();
    await green(page).tap();
    await expect(page.locator('.hand-title:visible').getByText(title ?? '', { exact: true })).toHaveCount(0);
  }
  await expect(green(page)).toHaveText(/New deal, /);
  const total = (await points(page).allTextContents()).map(Number).reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThanOrEqual(pegged.reduce((sum, each) => sum + each, 0));
});

test('a deal is played by keyboard alone', nightly, async ({ table, page }) => {
  test.setTimeout(60_000);
  await openGame(table);
  const { keyboard } = page;
  const tabTo = async (selector: string) => {
    for (let tabs = 0; tabs < 30; ++tabs) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`${selector} is not reached`);
  };
  await tabTo('.against-actions .next');
  await keyboard.press('Enter');
  await tabTo('.my-cards .place');
  await keyboard.press('Enter');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.locator('.my-cards [aria-pressed="true"]')).toHaveCount(2);
  // All six cards together are one tab stop.
  await expect(page.locator('.my-cards [tabindex="0"]')).toHaveCount(1);
  await tabTo('.against-actions .next');
  await keyboard.press('Enter');
  await untilOurs(page);
  while ((await stage(page)) === 'play') {
    await tabTo('.my-cards .place');
    const wanted = await legal(page).first().getAttribute('aria-label');
    for (let way = 0; way < 8; ++way) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (at === wanted) break;
      await keyboard.press(way < 4 ? 'ArrowRight' : 'ArrowLeft');
    }
    await keyboard.press('Enter');
    await untilOurs(page);
  }
  await expect(fell(page)).toHaveCount(8);
  for (const label of [/Count the hands/, /Peg|Nothing/, /Peg|Nothing/, /Peg|Nothing/]) {
    await expect(green(page)).toHaveText(label);
    await expect(green(page)).toHaveAttribute('aria-disabled', 'false');
    await tabTo('.against-actions .next');
    await keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
  await expect(green(page)).toHaveText(/New deal, /);
  await expect(green(page)).toBeFocused();
});

test('a win is said in gold, and the game can be reviewed', async ({ table, page }) => {
  test.setTimeout(60_000);
  await openMatch(table, nearTheEnd(fresh(1000)));
  await expect(mine(page)).toHaveCount(6);
  await playOut(page);
  await untilOver(page);
  await expect(page.locator('.the-end .sentence')).toHaveText(/^I win by \d+(: a (double )?skunk)?\.$/);
  await expect(table.status).toHaveText(/I win by \d+/);
  await expect(green(page)).toHaveText('Again');
  await page.getByRole('button', { name: 'Review', exact: true }).tap();
  await expect(page.locator('.review-screen .sentence')).toContainText('my decisions');
  await expect(page.getByRole('status')).toContainText(/^I win by \d+.*my decisions/);
  await expect(page.locator('.review-screen .by-deal tbody tr')).toHaveCount(1);
  // The result is visible only in the review's sentence: no golden notice repeats it.
  await expect(page.locator('.notice.won')).toHaveCount(0);
});

test('a long press on a card is a hint, which is said, and chooses nothing', async ({ table, page }) => {
  await openGame(table);
  await green(page).tap();
  const card = await mine(page).nth(2).boundingBox();
  if (!card) throw new Error('no card');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await expect(page.locator('.my-cards .best')).toHaveCount(2);
  await expect(table.status).toHaveText(/^Best: throw the .* and the .*, I win \d+%\. .+\.$/);
  const edges = async () => {
    const [hint, dock] = await Promise.all(['.hint', '.dock'].map((part) => page.locator(part).boundingBox()));
    return hint && dock ? hint.y + hint.height - dock.y : Number.POSITIVE_INFINITY;
  };
  await expect.poll(edges, { message: 'the hint lies above the dock' }).toBeLessThanOrEqual(0);
  await page.mouse.up();
  await expect(page.locator('.my-cards [aria-pressed="true"]')).toHaveCount(0);
  const stored = await storedIn(page, 'fifteen-two-against');
  expect(stored.match.hints).toEqual([[1, 0]]);
  // A short tap on the same card chooses it as usual.
  await mine(page).nth(2).tap();
  await expect(page.locator('.my-cards [aria-pressed="true"]')).toHaveCount(1);
});

test('on a desk the board stands beside the table', nightly, async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(table);
  await green(page).tap();
  const [cards, board] = [await page.locator('.my-cards').boundingBox(), await table.board.boundingBox()];
  if (!cards || !board) throw new Error('not there');
  expect(board.x).toBeGreaterThan(cards.x + cards.width);
  expect(board.width).toBeGreaterThan(400);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBe(800);
});

test('axe finds nothing in a game against the engine, light or dark', nightly, async ({ table, page }) => {
  test.setTimeout(180_000);
  const check = async () => expect(await axeFaults(page)).toEqual([]);
  await table.open('#v1/board/');
  await table.press('New game');
  await check();
  await openGame(table);
  await check();
  await green(page).tap();
  await mine(page).nth(0).tap();
  await check();
  await mine(page).nth(1).tap();
  await green(page).tap();
  await untilOurs(page);
  await check();
  await playOn(page);
  await green(page).tap();
  await expect(table.total).toBeVisible();
  await check();
  await openGame(table, { ...fresh(1001), counts: 'muggins' });
  await playToClaim(page);
  await table.press('4 points');
  await check();
});
