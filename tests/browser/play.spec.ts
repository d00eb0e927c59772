import type { Page } from '@playwright/test';
import { expect, type Table, test } from './table.js';

// They play a seven, I play the four of hearts, and they play a four.
const begin = async (table: Table) => {
  await table.open();
  await table.goToPegging();
  await table.tap('4H5S5D6S9C');
  await table.theyLay('7');
  await table.lay('4H');
  await table.theyLay('4');
};

const running = (table: Table) => table.page.locator('.on-table');
const fallen = (table: Table) => table.page.locator('.fallen li');
const own = (table: Table, name: RegExp) => table.page.locator('.own-cards').getByRole('button', { name });

test('cards are tapped as they fall, and each says what it pegged and why', async ({ table }) => {
  await begin(table);
  await expect(running(table)).toHaveText('15');
  await expect(table.page.locator('.turn')).toContainText('My turn');
  await expect(table.page.locator('.turn')).toContainText('Me 0 · Them 4');
  await expect(fallen(table)).toHaveCount(3);
  await expect(fallen(table)).toHaveText([/7/, /4/, /4\s*\+4/]);
  await expect(fallen(table).last().locator('.unseen')).toHaveText('Them: 4, count 15, 4 points');
  await expect(table.page.locator('.why')).toHaveText('Them: fifteen for two, pair for two.');
  // The opponent's cards were entered by rank. The app chooses suits for them, so that none is a card of our hand.
  expect(await table.fragment()).toBe('#v1/play/4H5S5D6S-9C/mine/7S4H4S');
});

// Delays the app's questions to the engine that contain these words, so that even a fast engine leaves time for a tap.
const holdBack = (page: Page, words: string) =>
  page.addInitScript((held) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown, ...rest: unknown[]) {
      const send = () => (postMessage as (...all: unknown[]) => void).call(this, message, ...rest);
      if (JSON.stringify(message)?.includes(held)) setTimeout(send, 1_500);
      else send();
    };
  }, words);

test('a tap lays a card before its value is there', async ({ table, page }) => {
  await holdBack(page, 'valuePlays');
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await expect(page.locator('.turn')).toContainText('My turn');
  await table.button(/^Play the 4 of hearts/).tap();
  await expect(page.locator('.on-table')).toHaveText('11');
  // On the opponent's turn, a tap on my card does not play it but lets me change my cards.
  await table.button('5 of spades: change the cards').tap();
  await expect(page.locator('.on-table')).toHaveText('11');
});

test('a card of the opponent is laid at once after ours, before its points are there', async ({ table, page }) => {
  await holdBack(page, '"us","4H"');
  await table.open('#v1/play/4H5S5D6S-9C/mine');
  await table.theyLay('7');
  await table.button(/^Play the 4 of hearts/).tap();
  await page.getByRole('button', { name: 'They play 4', exact: true }).tap({ force: true });
  await expect(page.locator('.on-table')).toHaveText('15');
});

test('the cards laid and the turn are visible above the pad of a small phone', async ({ table, page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(table);
  const dock = await page.locator('.dock').boundingBox();
  for (const seen of [
    running(table),
    table.page.locator('.turn b'),
    own(table, /^Play/).first(),
    page.locator('.held'),
  ]) {
    const box = await seen.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
  }
});
