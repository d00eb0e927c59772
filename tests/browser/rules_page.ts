import type { Page } from '@playwright/test';
import { elementsScript, type Foreign, rulesPage, serveForeign } from './foreign.js';
import { test as base, expect } from './table.js';

// A rules page of somebody else's, with the elements on it.

export { expect };

export const test = base.extend<{ foreign: Foreign; show: (inside: string, style?: string) => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  foreign: async ({}, use) => {
    const foreign = await serveForeign();
    foreign.put('/fifteen-two.js', { body: await elementsScript(), type: 'text/javascript' });
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

export const everything = `${best}<cribbage-hand cards="4S 5H 5D 6C" starter="JD">16</cribbage-hand>
  <cribbage-discard cards="5D JH 6S 4H 5S 2C" my-crib score="90-75">Throw the jack and the two.</cribbage-discard>
  <cribbage-counter>A counter needs JavaScript.</cribbage-counter>`;

export const expectTotal = (page: Page, tag: string, total: number) =>
  expect(page.locator(`${tag} .tray-total`).first()).toHaveText(String(total));

/** Details of the events of a name, from before the elements were there. */
export const listen = (page: Page, name: string) =>
  page.addInitScript((heard) => {
    const details: unknown[] = [];
    Object.assign(window, { details });
    document.addEventListener(heard, (event) => details.push((event as CustomEvent).detail));
  }, name);
export const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { details: Record<string, unknown>[] }).details);
