import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerAnyhow, begin, claim, goOn, question, seeded } from './practice_table.js';
import { expect, nightly, refuse, type Table, test } from './table.js';

// Tests the answers that practice remembers, from quizzes and imported files. Also tests practice in a browser that stores no
// data.

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ page }) => seeded(page, 11));

const today = '2026-03-05';
const log = `Fifteen Two practice 1
best streak 14 storm 23 golf 0.125
daily 2026-03-04 best asGood costs blunder best
2026-02-20 fiveToThem wrong 0.042 win 6120ms practice
2026-02-27 flushes right 0 count 4000ms practice
2026-03-05 jacks wrong 2 count 5000ms practice
2026-03-05 pairToMe right 0 win 5000ms game
`;

const bring = async (table: Table, text: string) => {
  const chooser = table.page.waitForEvent('filechooser');
  await table.press('Open a file');
  await (await chooser).setFiles({ name: 'practice.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
};

const setDay = (page: Page) => page.clock.setFixedTime(new Date(`${today}T12:00:00`));

test('answers of another device are added, listed, drawn, saved and kept', nightly, async ({ table, page }) => {
  await setDay(page);
  await table.open('#v1/practice/mistakes');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await bring(table, 'shopping');
  await table.expectNotice('That is not a practice file of Fifteen Two.');
  await bring(table, `${log}2026-03-05 jokers`);
  await table.expectNotice(/^Line 8 does not belong in a practice file: 2026-03-05 jokers/);
  await bring(table, log);
  await table.expectNotice('Added 4 answers.');
  await bring(table, log);
  await table.expectNotice('That file has nothing new.');

  await expect(page.locator('.practice-screen h2')).toHaveText(['Due today', 'Later']);
  await expect(page.locator('.mistakes').first()).toContainText('today');
  const download = page.waitForEvent('download');
  await table.press('Save as a file');
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(log);

  await page.reload();
  await expect(page.locator('.mistake').first()).toBeVisible({ timeout: 15_000 });
  await table.next.tap();
  await expect(page.locator('.way', { hasText: 'Streak' })).toContainText('My best: 14.');
  await table.press('My progress');
  await expect(page.locator('.progress tbody tr:not(:has(.progress-topic))')).toHaveCount(4);
  await expect(page.locator('.progress svg[role="img"]')).toHaveCount(4);
  expect(await table.fragment()).toBe('#v1/practice/progress');
  await table.next.tap();
  // This button begins a quiz about the kinds of question that are due for practice today.
  await table.press('Practise these');
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
});

test('a kind that was right is for later, and that is all for today', async ({ table, page }) => {
  await setDay(page);
  await begin(table, 'Count');
  await claim(table, 29);
  await expect(page.getByText('This kind of question comes back')).toBeVisible();
  await table.press('Stop');
  await expect(table.status).toHaveText('0 of 1 right.');
  await page.locator('.practice-actions button').first().tap();
  await table.press('My mistakes');
  await expect(page.getByText('That is all for today.')).toBeVisible();
  await table.press('Copy as text');
  expect(await table.clipboard()).toMatch(
    /^Fifteen Two practice 1\nbest .*\n2026-03-05 \w+ wrong \d+ count \d+ms practice\n$/,
  );
  // A tap on a kind of question asks about another hand of that kind.
  await page.locator('.mistake').first().tap();
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
});

for (const [name, link, kind] of [
  ['Count', '#v1/count/4S5H5D6C-JD', /count/],
  ['Discard', '#v1/discard/5DJH6S4H5S2C', /Which two/],
  ['Pegging', '#v1/play/4H5S5D6S-9C/mine/7S', /what do I play/],
] as const)
  test(`${name} leads to such hands, and back to its cards`, nightly, async ({ table, page }) => {
    await table.open(link);
    await table.press('Practise this kind');
    await expect(question(page)).toHaveText(kind, { timeout: 15_000 });
    await expect(page.locator('.place-in-run')).toContainText('1/10');
    await page.goBack();
    await expect(table.button('Practise this kind')).toBeVisible();
    expect(await table.fragment()).toBe(link);
  });

test('a decision of a review leads to such hands, and can be remembered', nightly, async ({ table, page }) => {
  await table.open('#v1/review/');
  await page.getByLabel('The record of a game').fill(`Ann - Ben
1. 0-0* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C 6H JS 3S 6D 6C
show: 11 12 8`);
  await table.press('Review');
  await table.button('Try them again').tap({ timeout: 30_000 });
  await page.locator('.trial-cards .place:not([aria-disabled])').first().tap();
  await table.next.tap();
  await table.press('Ask me again', 'Practise this kind');
  await expect(question(page)).toHaveText('My turn: what do I play?', { timeout: 15_000 });
  await page.goto('/#v1/practice/mistakes');
  await expect(page.locator('.mistake')).toHaveCount(1);
});

test('practice goes on where a browser keeps nothing, and says so once', async ({ table, page }) => {
  await refuse(page, 'window.localStorage', 'window.indexedDB');
  await begin(table, 'Count');
  await expect(table.status).not.toHaveClass('notice'); // nothing is lost yet
  await claim(table, 29);
  await table.expectNotice('This browser does not save your practice. It is lost when you close the page.');
  await table.next.tap();
  await answerAnyhow(table);
  await expect(table.status).not.toHaveClass('notice');
  await table.press('Stop');
  await expect(table.status).toHaveText(/^[01] of [12] right\.$/);
});

test('no question of a mixed run blocks the page for long', nightly, async ({ table, page }) => {
  await page.addInitScript(() => {
    const blocked: number[] = [];
    Object.assign(window, { blocked });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked.push(duration);
    }).observe({ type: 'longtask' });
  });
  await begin(table, 'Mixed');
  await page.evaluate(() => (window as unknown as { blocked: number[] }).blocked.splice(0));
  for (let at = 0; at < 4; ++at) {
    await answerAnyhow(table);
    await goOn(table);
  }
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number[] }).blocked);
  // The engine has its own thread, so the page must stay responsive. A slow machine may take four times as long as a usual one.
  expect(Math.max(0, ...blocked)).toBeLessThan(400);
});
