import type { Page } from '@playwright/test';
import { expect, type Table } from './table.js';

// Opens, reads and plays a game against the engine with the cards of a given seed.

/** Returns a game before its first deal, as the device stores it. */
export const fresh = (seed: number, level = 'beginner') => ({
  level,
  seed,
  swapped: false,
  game: { start: { ours: 0, theirs: 0 }, deals: [] },
  faceDown: [],
  counting: false,
  hints: [],
});

/** Opens the app on this game against the engine. */
export const openMatch = async (table: Table, match: object, origin?: string) => {
  await table.open('#v1/board/', origin);
  await table.page.evaluate(
    (stored) => localStorage.setItem('fifteen-two-against', stored),
    JSON.stringify({ v: 1, at: 1, front: 'match', chosen: [], match }),
  );
  await table.page.reload();
};

export const openGame = async (table: Table, match: object = fresh(1000), origin?: string) => {
  await openMatch(table, match, origin);
  await expect(table.button('Deal the cards')).toBeVisible();
};

/** Puts us one hole before the end, so that our first point ends the game. */
export const nearTheEnd = (match: object, target = 121) => {
  const cards = { dealt: [], thrown: [], hands: { pone: [], dealer: [], crib: [] }, starter: null };
  const deal = { weDeal: true, ...cards, steps: [{ by: 'us', points: target - 1 }] };
  const short = target === 121 ? {} : { target };
  return { ...match, game: { start: { ours: 0, theirs: 0 }, deals: [deal], ...short } };
};

export const mine = (page: Page) => page.getByRole('group', { name: 'My cards' }).getByRole('button');
export const legal = (page: Page) => page.getByRole('button', { name: /^Play the / });
export const fell = (page: Page) => page.locator('.fallen li .unseen');
export const green = (page: Page) => page.locator('.against-actions .next');
export const points = (page: Page) => page.locator('.strip b');
export const stage = (page: Page) => page.locator('.against').getAttribute('data-stage');

/** Waits until it is our turn, or the play is over. */
export const untilOurs = (page: Page) =>
  expect.poll(() => stage(page), { timeout: 10_000 }).toMatch(/^(play|played|over)$/);

/** Plays the first legal card at each turn, until the play or the game is over. */
export const playOn = async (page: Page) => {
  while ((await stage(page)) === 'play') {
    await legal(page).first().tap();
    await untilOurs(page);
  }
};

/** Throws two cards, and plays until the play or the game is over. */
export const playOut = async (page: Page) => {
  await mine(page).nth(0).tap();
  await mine(page).nth(1).tap();
  await green(page).tap();
  await untilOurs(page);
  await playOn(page);
};

/** Plays a deal until our hand is to be counted. */
export const playToClaim = async (page: Page) => {
  await green(page).tap();
  await playOut(page);
  await green(page).tap();
  while ((await stage(page)) === 'show') await green(page).tap();
};

/** Plays until the game is over, and claims zero for each of our hands. */
export const untilOver = async (page: Page) => {
  for (let steps = 0; steps < 12; ++steps) {
    const now = await stage(page);
    if (now === 'over') return;
    if (now === 'claim') await page.getByRole('button', { name: '0 points', exact: true }).tap();
    await green(page).tap();
    await page.waitForTimeout(150);
  }
};
