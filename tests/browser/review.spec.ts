import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.js';
import { expect, nightly, overhang, storedIn, type Table, test } from './table.js';
import { delayed, delayMessages } from './workers.js';

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
const review = async (table: Table, text: string) => {
  await table.open('#v1/review/');
  await field(table.page).fill(text);
  await table.press('Review');
  await expect(sentence(table.page)).toContainText('chance of winning', { timeout: 30_000 });
};

test('a record that is typed is read as it is typed, and reviewed for both players', async ({ table, page }) => {
  await table.open('#v1/review/');
  await field(page).fill(`${deal}\nshow: 1`);
  await expect(table.button('Review')).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(field(page)).toHaveValue(`${deal}\nshow: 1`);
  await expect(reading(page)).toHaveText(/^Line 7: /);
  await field(page).fill(deal);
  await expect(reading(page)).toHaveText(/^Ann and Ben, 1 deal\. Ann \d+, Ben \d+\.$/);
  await table.press('Review');
  await expect(table.status).toHaveText(
    /^Ann \d+, Ben \d+ so far\. Ann’s chance of winning .*Ann’s decisions −.*Ben’s decisions \+/,
    { timeout: 30_000 },
  );
  await expect(page.locator('.decision')).toHaveCount(3);
  await table.press('Deal 1 in detail');
  const parts = ['Dealt', 'Cut', 'Unseen cards', 'Ann’s throws', 'Ann’s plays', 'Ben’s throws', 'Ben’s plays'];
  await expect(page.locator('.parts dt')).toHaveText(parts);
  // The review is still there after a reload.
  await page.reload();
  await expect(sentence(page)).toContainText('chance of winning', { timeout: 30_000 });
});

test('a record is pasted, opened from a file and saved as one', async ({ table, page }) => {
  await table.open('#v1/review/');
  await expect(field(page)).toBeVisible();
  await table.paste(deal);
  await expect(field(page)).toHaveValue(deal);
  const chooser = page.waitForEvent('filechooser');
  await table.press('Open a file');
  await (await chooser).setFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(paper) });
  await expect(reading(page)).toHaveText(/^Mary Ann and Old Ben, 8 deals\. Old Ben wins by 18\.$/);
  const download = page.waitForEvent('download');
  await table.press('Save as a file');
  expect(readFileSync(await (await download).path(), 'utf8').trim()).toBe(paper.trim());
  // Undo brings back the record that the file replaced.
  await table.press('Undo');
  await expect(field(page)).toHaveValue(deal);
});

test('a file of another program with two games is opened, and each is reviewed', async ({ table, page }) => {
  const pgn = (name: string) =>
    `[FirstDealer "${name}"]\n[FirstPone "Ann"]\n\n1.\n  H1 3S 6S 6H 6C JC QD  D1 JC QD\n  H2 4C 5H 6D JS 2C KH  D2 2C KH\n  C JH\n  P 5H 6S 4C 6H JS | 3S 6D 6C\n`;
  await table.open('#v1/review/');
  const chooser = page.waitForEvent('filechooser');
  await table.press('Open a file');
  await (await chooser).setFiles({ name: 'games.pgn', mimeType: '', buffer: Buffer.from(pgn('Ben') + pgn('Cat')) });
  await expect(reading(page)).toHaveText('2 games. Choose one to review.');
  await page.locator('.games li').nth(1).getByRole('button').tap();
  await expect(sentence(page)).toContainText('Cat’s decisions', { timeout: 30_000 });
  await table.press('Game 2 of 2');
  await expect(page.locator('.games [aria-current=true]')).toContainText('Cat and Ann');
});

test('recorded games shared by another app open in the review', async ({ table, page }) => {
  await page.goto(`./?text=${encodeURIComponent(deal)}`);
  await expect(field(page)).toHaveValue(deal, { timeout: 30_000 });
  await expect(reading(page)).toContainText('Ann and Ben');
  expect(new URL(page.url()).search).toBe('');
  await table.press('Review');
});

test('a decision is tried again and asked again', async ({ table, page }) => {
  await review(table, deal);
  await table.press('Try them again');
  await expect(page.locator('.question')).toHaveText('Ben: which card to play?');
  const cards = page.locator('.trial-cards .place');
  await expect(cards).toHaveCount(4);
  await expect(page.locator('.trial-choices')).toHaveCount(0);
  await cards.and(page.getByRole('button', { name: '6 of hearts' })).tap();
  await table.next.tap();
  await expect(table.status).toHaveText(/^Costs \d+\.\d% of games\. Best: 3 of spades, \d+\.\d%\.$/);
  await expect(page.locator('.trial-choices li')).toHaveText([/Best/, /My choice, In the game/]);
  await table.press('Ask me again');
  const mistakes = await storedIn(page, 'fifteen-two-mistakes');
  expect(mistakes).toMatchObject({ v: 1, list: [{ kind: 'play', chosen: ['6H'], best: ['3S'] }] });
  await table.press('Next decision', 'Back');
  await expect(page.getByRole('button', { name: 'Ask me again', pressed: true })).toHaveCount(1);
});

test('a choice is looked at in its screen, and the review is there on the way back', async ({ table, page }) => {
  await review(table, deal);
  await page.getByRole('link', { name: 'Look' }).first().tap();
  await expect(page).toHaveURL(/#v1\/play\//);
  await page.goBack();
  await expect(sentence(page)).toContainText('Ann’s decisions', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Look' }).first().tap();
  await table.press('Back to the review');
  await expect(sentence(page)).toContainText('Ann’s decisions', { timeout: 30_000 });
  await expect(table.button('Back to the review')).toHaveCount(0);
});

test('leaving the review stops the judging', nightly, async ({ table, page }) => {
  // The player leaves before even a fast engine has judged all deals.
  await delayMessages(page, 'reviewDeal', 1_000);
  await table.open('#v1/review/');
  await field(page).fill(paper);
  await table.press('Review');
  await expect.poll(() => delayed(page), { timeout: 20_000 }).toBeGreaterThan(0);
  await table.press('Leave');
  await expect(table.board).toBeVisible();
  await table.go('Discard');
  await table.tap('9DTH9S4H8S2C');
  // The review question in progress when the player left is answered before the question about these six cards.
  await expect(table.rows).toHaveCount(15, { timeout: 20_000 });
  const asked = await delayed(page);
  expect(asked).toBeLessThan(8);
  // If the review went on, it would ask another question in this time.
  await page.waitForTimeout(2_000);
  expect(await delayed(page)).toBe(asked);
});

test('a reviewed game counts once in the statistics, which are exported and erased', async ({ table, page }) => {
  await review(table, finished);
  await expect(sentence(page)).toContainText(/^Ann wins by \d+/);
  expect(await storedIn(page, 'fifteen-two-statistics')).toBeNull();
  await table.press('I am Ann', 'Neither', 'I am Ann');
  const kept = await storedIn(page, 'fifteen-two-statistics');
  expect(kept).toMatchObject({ v: 1, games: [{ against: 'table', won: true, counting: 0 }] });
  await page.reload();
  await expect(sentence(page)).toContainText('Ann wins', { timeout: 30_000 });
  expect(await storedIn(page, 'fifteen-two-statistics')).toEqual(kept);
  await page.goto('/#v1/review/statistics');
  await expect(page.locator('.handicap b')).toHaveText(/^\d+\.\d%$/);
  await table.press('Copy as text');
  expect((await table.clipboard()).split('\n')).toHaveLength(2);
  await table.press('Erase');
  await table.expectNotice('Your statistics are erased. Undo brings them back.');
  expect(await storedIn(page, 'fifteen-two-statistics')).toEqual({ v: 1, games: [] });
  await table.press('Undo');
  expect(await storedIn(page, 'fifteen-two-statistics')).toEqual(kept);
});

test('the cards of a decision are walked and chosen with keys', nightly, async ({ table, page }) => {
  await review(table, deal);
  await page.locator('.dock .next').focus();
  await page.keyboard.press('Enter');
  const first = page.locator('.trial-cards .place').first();
  await first.focus();
  // The second card has already been played, so it cannot be chosen.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.trial-cards .place').nth(1)).toBeFocused();
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

test('axe finds nothing in a review, and every target is large enough', nightly, async ({ table, page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 568 });
  const check = async () => {
    expect(await axeFaults(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  };
  await table.open('#v1/review/');
  await field(page).fill(deal);
  await expect(reading(page)).toContainText('Ann and Ben');
  await check();
  await table.press('Review');
  await expect(sentence(page)).toContainText('chance of winning', { timeout: 30_000 });
  await table.press('Deal 1 in detail');
  await check();
  await table.press('Try them again');
  const cards = page.locator('.trial-cards .place');
  await cards.nth(0).tap();
  await check();
  await table.next.tap();
  await expect(page.locator('.trial-choices')).toBeVisible();
  await check();
  await table.press('Back', 'Edit');
  await field(page).fill(finished);
  await table.press('Review', 'I am Ann');
  await expect(sentence(page)).toContainText('Ann wins', { timeout: 30_000 });
  await page.goto('/#v1/review/statistics');
  await expect(page.locator('.handicap b')).toBeVisible();
  await check();
});
