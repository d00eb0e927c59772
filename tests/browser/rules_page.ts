import type { Page } from '@playwright/test';
import { type Foreign, putElements, rulesPage, serveForeign } from './foreign.js';
import { test as base, expect } from './table.js';

// Test fixtures: a third-party rules page with the custom elements on it.

export { expect };

export const test = base.extend<{ foreign: Foreign; show: (inside: string, style?: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  foreign: async ({}, use) => {
    const foreign = await serveForeign();
    await putElements(foreign);
    await use(foreign);
    await foreign.stop();
  },
  show: async ({ foreign, page }, use) =>
    use(async (inside, style) => {
      foreign.put('/', { body: rulesPage(inside, '/fifteen-two.js', style) });
      await page.goto(`${foreign.origin}/`);
    }),
});

export const best =
  '<cribbage-hand cards="5H 5D 5S JC" starter="5C">Three fives and a jack, a five cut: 29.</cribbage-hand>';

/** A record of two deals that has only a few cards of the second deal. */
export const record = `Ann - Ben to 121
1. 0-0* JH
Ann: 4C 5H 6D JS / 2C KH
Ben: 3S 6S 6H 6C / JC QD
play: 5H 6S 4C (15-5) 6H JS (31-2) 3S 6D 6C (15-5)
show: 11 12 8
2. 18*-27 5D
Ben: TS
Ann: 5C ? ? ? / 9H KD
play: TS 5C (15-2)
`;

export const gameOf = (text: string, at = ''): string =>
  `<cribbage-game record="${text}" at="${at}">Ann leads by two points.</cribbage-game>`;

export const game = gameOf(record, '1.10');

/** An element that asks the daily throw of this date. The best throw is the two queens. */
export const drill = '<cribbage-drill date="2026-11-23">The throw of the day needs JavaScript.</cribbage-drill>';
/** An element that asks the daily count of the same date. The hand is a pair royal, for six points. */
export const counting = drill.replace('>', ' kind="count">');

export const everything = `${best}<cribbage-hand cards="4S 5H 5D 6C" starter="JD">16</cribbage-hand>
  <cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib score="90-75">Throw the jack and the two.</cribbage-discard>
  <cribbage-counter>A counter needs JavaScript.</cribbage-counter>
  ${game}${drill}${counting}`;

export const expectTotal = (page: Page, tag: string, total: number) =>
  expect(page.locator(`${tag} .tray-total`).first()).toHaveText(String(total));

/** Records the details of the events with this name. Starts before the elements exist. */
export const listen = (page: Page, name: string) =>
  page.addInitScript((heard) => {
    const details: unknown[] = [];
    Object.assign(window, { details });
    document.addEventListener(heard, (event) => details.push((event as CustomEvent).detail));
  }, name);
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { details: Record<string, unknown>[] }).details);

/** Records what a screen reader hears of this part of an element, and returns it. */
export const listenTo = async (
  page: Page,
  tag: string,
  selector: string,
): Promise<() => Promise<readonly string[]>> => {
  const part = page.locator(`${tag} ${selector}`).first();
  await part.evaluate((status) => {
    const told: string[] = [];
    Object.assign(window, { told });
    const tell = () => told.push(status.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    new MutationObserver(tell).observe(status, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
};

/** Waits until everything on a page of `everything` has answered. */
export const untilAnswered = async (page: Page) => {
  await expectTotal(page, 'cribbage-hand', 29);
  await expect(page.locator('cribbage-discard .discard-row')).toHaveCount(5);
  await expect(page.locator('cribbage-drill .my-cards .place')).toHaveCount(6);
  await expect(page.locator('cribbage-drill .claim-pad button')).toHaveCount(27);
};
