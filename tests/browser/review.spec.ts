import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, nightly, type Table, test } from './table.js';

// Reviews any record: typed, pasted, opened or linked, or the game at the table. Also tests the stored results.

const deal = `Ann - Ben
1. 0-0* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C 6H JS 3S 6D 6C
show: 11 12 8`;

// The same deal at 111-90. After the points pegged in the play, the pone's hand ends the game.
const finished = deal.replace('0-0*', '111-90*');
const paper = readFileSync(new URL('../cases/games/paper.txt', import.meta.url), 'utf8');

const field = (page: Page) => page.getByLabel('The record of a game');
const reading = (page: Page) => page.locator('#record-reading');
const sentence = (page: Page) => page.locator('.review-screen .sentence');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Record<string, unknown> | null, key);

const review = async (table: Table, text: string) => {
  await table.open('#v1/review/');
  await field(table.page).fill(text);
  await table.button('Review').tap();
  await expect(sentence(table.page)).toContainText('Chance of winning', { timeout: 30_000 });
};

test('a record that is typed is read as it is typed, and reviewed for both players', async ({ table, page }) => {
  await table.open('#v1/review/');
  await field(page).fill(deal);
  await expect(reading(page)).toHaveText(/^Ann and Ben, 1 deal\. Ann \d+, Ben \d+\.$/);
  await table.button('Review').tap();
  await expect(table.status).toHaveText(
    /^Ann \d+, Ben \d+ so far\. Chance of winning .*Ann’s decisions −.*Ben’s decisions \+/,
    {
      timeout: 30_000,
    },
  );
  await expect(page.locator('.decision')).toHaveCount(3);
  await table.button('Deal 1 in detail').tap();
  await expect(page.locator('.parts dt')).toHaveText([
    'Dealt',
    'Cut',
    'Unseen cards',
    'Ann’s throws',
    'Ann’s plays',
    'Ben’s throws',
    'Ben’s plays',
  ]);
  // The review is still there after a reload.
  await page.reload();
  await expect(sentence(page)).toContainText('Chance of winning', { timeout: 30_000 });
});

test('a line that cannot be is named, and nothing that was typed is lost', async ({ table, page }) => {
  await table.open('#v1/review/');
  await field(page).fill(`${deal}\nshow: 1`);
  await expect(reading(page)).toHaveText(/^Line 7: /);
  await expect(table.button('Review')).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(field(page)).toHaveValue(`${deal}\nshow: 1`);
  await expect(reading(page)).toHaveText(/^Line 7: /);
});

test('a record is pasted, opened from a file and saved as one', async ({ table, page }) => {
  await table.open('#v1/review/');
  await expect(field(page)).toBeVisible();
  await table.paste(deal);
  await expect(field(page)).toHaveValue(deal);
  const chooser = page.waitForEvent('filechooser');
  await table.button('Open a file').tap();
  await (await chooser).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) });
  await expect(reading(page)).toHaveText(/^Mary Ann and Old Ben, 8 deals\. Old Ben wins by 18\.$/);
  const download = page.waitForEvent('download');
  await table.button('Save as a file').tap();
  expect(readFileSync(await (await download).path(), 'utf8').trim()).toBe(paper.trim());
  // Undo brings back the record that the file replaced.
  await table.button('Undo').tap();
  await expect(field(page)).toHaveValue(deal);
});

test('a link holds the whole record', async ({ table, page, context }) => {
  await review(table, deal);
  await table.button('Share').tap();
  const link = (await page.locator('.link').textContent()) ?? '';
  expect(link).toContain('#v1/review/Ann+-+Ben');
  const other = await context.newPage();
  await other.goto(link);
  await expect(sentence(other)).toContainText('Ann’s decisions', { timeout: 30_000 });
  await expect.poll(() => other.evaluate(() => location.hash)).toBe(new URL(link).hash);
});

test('a decision is tried again and asked again', async ({ table, page }) => {
  await review(table, deal);
  await table.button('Try them again').tap();
  await expect(page.locator('.question')).toHaveText('Ben: which card to play?');
  const cards = page.locator('.trial-cards .place');
  await expect(cards).toHaveCount(4);
  await expect(page.locator('.trial-choices')).toHaveCount(0);
  await cards.and(page.getByRole('button', { name: '6 of hearts' })).tap();
  await table.next.tap();
  await expect(table.status).toHaveText(/^Costs \d+\.\d% of games\. Best: 3 of spades, \d+\.\d%\.$/);
  await expect(page.locator('.trial-choices li')).toHaveText([/Best/, /My choice, In the game/]);
  await table.button('Ask me again').tap();
  const mistakes = await stored(page, 'fifteen-two-mistakes');
  expect(mistakes).toMatchObject({ v: 1, list: [{ kind: 'play', chosen: ['6H'], best: ['3S'] }] });
  await table.button('Next decision').tap();
  await table.button('Back').tap();
  await expect(page.getByRole('button', { name: 'Ask me again', pressed: true })).toHaveCount(1);
});

test('a choice is looked at in its screen, and the review is there on the way back', async ({ table, page }) => {
  await review(table, deal);
  await page.getByRole('link', { name: 'Look' }).first().tap();
  await expect(page).toHaveURL(/#v1\/play\//);
  await page.goBack();
  await expect(sentence(page)).toContainText('Ann’s decisions', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Look' }).first().tap();
  await table.button('Back to the review').tap();
  await expect(sentence(page)).toContainText('Ann’s decisions', { timeout: 30_000 });
  await expect(table.button('Back to the review')).toHaveCount(0);
});

test('leaving the review stops the judging', nightly, async ({ table, page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const counted = window as unknown as { judged: number };
    counted.judged = 0;
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      const send = () => (postMessage as (...all: unknown[]) => void).call(this, message, ...rest);
      if (!JSON.stringify(message)?.includes('reviewDeal')) return send();
      counted.judged += 1;
      // Delays each question about a deal, so that the player can leave before even a fast engine has judged all deals.
      setTimeout(send, 1_000);
    };
  });
  const judged = () => page.evaluate(() => (window as unknown as { judged: number }).judged);
  await table.open('#v1/review/');
  await field(page).fill(paper);
  await table.button('Review').tap();
  await expect.poll(judged, { timeout: 20_000 }).toBeGreaterThan(0);
  await table.button('Leave').tap();
  await expect(table.board).toBeVisible();
  await table.go('Discard');
  await table.tap('9DTH9S4H8S2C');
  // The review question in progress when the player left is answered before the question about these six cards.
  await expect(table.rows).toHaveCount(15, { timeout: 20_000 });
  const asked = await judged();
  expect(asked).toBeLessThan(8);
  // If the review went on, it would ask another question in this time.
  await page.waitForTimeout(2_000);
  expect(await judged()).toBe(asked);
});

test('the game at the table is reviewed, and is as it was afterwards', async ({ table, page }) => {
  await table.open('#v1/board/');
  await table.button('Peg 5 for me').tap();
  await table.button('Review this game').tap();
  await expect(table.status).toHaveText(/^Me 5, them 0 so far\. Chance of winning /);
  await page.goBack();
  await table.expectScore(5, 0);
  await table.button('Undo').tap();
  await table.expectScore(0, 0);
});

test('a reviewed game counts once in the statistics, which are exported and erased', async ({ table, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await review(table, finished);
  await expect(sentence(page)).toContainText(/^Ann wins by \d+/);
  expect(await stored(page, 'fifteen-two-statistics')).toBeNull();
  await table.button('I am Ann').tap();
  await table.button('Neither').tap();
  await table.button('I am Ann').tap();
  const kept = await stored(page, 'fifteen-two-statistics');
  expect(kept).toMatchObject({ v: 1, games: [{ against: 'table', won: true, counting: 0 }] });
  await page.reload();
  await expect(sentence(page)).toContainText('Ann wins', { timeout: 30_000 });
  expect(await stored(page, 'fifteen-two-statistics')).toEqual(kept);
  await page.goto('/#v1/review/statistics');
  await expect(page.locator('.handicap b')).toHaveText(/^\d+\.\d%$/);
  await table.button('Copy as text').tap();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toHaveLength(2);
  await table.button('Erase').tap();
  await table.expectNotice('Your statistics are erased. Undo brings them back.');
  expect(await stored(page, 'fifteen-two-statistics')).toEqual({ v: 1, games: [] });
  await table.button('Undo').tap();
  expect(await stored(page, 'fifteen-two-statistics')).toEqual(kept);
});

test('the cards of a decision are walked and chosen with keys', nightly, async ({ table, page }) => {
  await review(table, deal);
  await page.locator('.dock .next').focus();
  await page.keyboard.press('Enter');
  const first = page.locator('.trial-cards .place').first();
  await first.focus();
  // The second card has already been played, so it cannot be chosen.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.trial-cards [aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.trial-cards [aria-pressed="true"]')).toHaveCount(1);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
});

const small = (page: Page) =>
  page.locator('.review-screen :is(button, a), .dock button').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width >= 44 && height >= 44 ? [] : [`${target.textContent?.trim()} ${width}×${height}`];
    }),
  );

test(
  'axe finds nothing in a review, light or dark, and every target is large enough',
  nightly,
  async ({ table, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 568 });
    const check = async () => {
      expect(await axeFaults(page)).toEqual([]);
      expect(await small(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    await table.open('#v1/review/');
    await field(page).fill(deal);
    await expect(reading(page)).toContainText('Ann and Ben');
    await check();
    await table.button('Review').tap();
    await expect(sentence(page)).toContainText('Chance of winning', { timeout: 30_000 });
    await table.button('Deal 1 in detail').tap();
    await check();
    await table.button('Try them again').tap();
    const cards = page.locator('.trial-cards .place');
    await cards.nth(0).tap();
    await check();
    await table.next.tap();
    await expect(page.locator('.trial-choices')).toBeVisible();
    await check();
    await table.button('Back').tap();
    await table.button('Edit').tap();
    await field(page).fill(finished);
    await table.button('Review').tap();
    await table.button('I am Ann').tap();
    await expect(sentence(page)).toContainText('Ann wins', { timeout: 30_000 });
    await page.goto('/#v1/review/statistics');
    await expect(page.locator('.handicap b')).toBeVisible();
    await check();
  },
);
