import type { Page } from '@playwright/test';
import type { Card } from '../../web/engine/index.js';
import { cardsOf, expect, nameOf, type Table } from './table.js';

// Practice as a player sees it, with questions that are the same each time.

/** Fixes the page's random numbers, so that every load of it asks the same questions. */
export const seeded = (page: Page, seed: number) =>
  page.addInitScript((value) => {
    crypto.getRandomValues = (array) => {
      (array as unknown as Uint32Array).fill(0)[1 as number] = value;
      return array;
    };
  }, seed);

const deck = [...'A23456789TJQK'].flatMap((rank) => cardsOf([...'SHDC'].map((suit) => rank + suit).join('')));
const byName = new Map(deck.map((card) => [nameOf(card), card]));

/** Returns the cards that a sentence names. */
export const cardsIn = (text: string): readonly Card[] =>
  (text.match(/\w+ of (?:spades|hearts|diamonds|clubs)/g) ?? []).map((name) => byName.get(name) as Card);

export const question = (page: Page) => page.locator('.practice-screen .question');
export const place = (page: Page) => page.locator('.place-in-run');
export const mine = (page: Page) => page.locator('.dock .my-cards .place');
export const free = (page: Page) => page.locator('.dock .my-cards .place:not([aria-disabled])');
export const verdict = (page: Page) => page.locator('.practice-screen .sentence');
export const claim = (table: Table, points: number) =>
  table.button(points === 19 ? '19: nothing' : String(points)).tap();

/** Opens practice, chooses a topic, and begins a quiz: ten questions, unless `way` names another quiz. */
export const begin = async (table: Table, topic: 'Count' | 'Throw' | 'Peg' | 'Mixed', way = 'Ten') => {
  await table.open('#v1/practice/');
  const topics = table.page.getByRole('group', { name: 'What to practise' });
  await topics.getByRole('button', { name: topic, exact: true }).tap();
  await table.button(new RegExp(`^${way} `)).tap();
  await expect(question(table.page)).toBeVisible({ timeout: 15_000 });
};

/** Answers the current question, rightly or wrongly. */
export const answerAnyhow = async (table: Table) => {
  const { page } = table;
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
  if (await page.locator('.claim-pad').isVisible()) return claim(table, 2);
  if ((await mine(page).count()) === 6) {
    await mine(page).nth(0).tap();
    await mine(page).nth(1).tap();
    return table.next.tap();
  }
  return free(page).first().tap();
};

/** Goes on to the next question or the result. If a question about the play has more turns, plays any card at each turn. */
export const goOn = async (table: Table) => {
  const was = await place(table.page).textContent();
  for (let turn = 0; turn < 5; ++turn) {
    await expect(table.next).toHaveText(/^\s*(Next|Go on|See how it went)\s*$/, { timeout: 15_000 });
    await table.next.tap();
    if (!(await place(table.page).isVisible()) || (await place(table.page).textContent()) !== was) return;
    await free(table.page).first().tap();
  }
};
