import type { Page } from '@playwright/test';
import { watchShifts } from './shifts.js';
import { byDay, expect, screens, test } from './table.js';

// On a slow connection the parts of a screen arrive one after the other. None may move the parts that are already there.

test.use({ serviceWorkers: 'block' });

/** Delays scripts and styles for longer than a frame takes to draw, and the engine and its tables for longer still. */
const slowly = async (page: Page) => {
  await page.route(/\.(js|css|wasm|bin)$/, async (route) => {
    await new Promise((passed) => setTimeout(passed, /wasm|bin/.test(route.request().url()) ? 700 : 150));
    await route.continue();
  });
};

// `npm test` opens only the links that are marked true; the nightly run opens all.
const links: readonly [link: string, last: string, quick?: true][] = [
  ['#v1/count/4S5H5D6C-JD', '.count-list'],
  ['#v1/count/4S5H5D6C.7H8H9CTC.2H4H6HKH-JD/crib', '.totals', true],
  ['#v1/discard/5DJH6S4H5S2C/theirs/114-109', '.answer-foot', true],
  ['#v1/play/4H5S5D6S-9C/mine/7S4H4C', '.best-now .small-cards', true],
  ['#v1/play/4H5S5D6S-9C/mine/7S4H4C5S', '.held .unseen'],
  ['#v1/board/60-55', '.chance'],
  ['#v1/practice/', '.way'],
  ['#v1/practice/flushes', '.claim-pad', true],
  ['#v1/practice/fiveToThem', '.dock .my-cards'],
];

test.beforeEach(({ faults }) => faults.allow(/Service Worker registration blocked/));

for (const { width, height } of [screens[0], screens[4]])
  for (const [link, last, quick] of links)
    test(`nothing moves while ${link} arrives at ${width}`, byDay(quick && width === 320), async ({ table, page }) => {
      await page.setViewportSize({ width, height });
      await slowly(page);
      const shifts = await watchShifts(page);
      await table.open(link);
      await expect(page.locator(last).first()).toBeAttached({ timeout: 20_000 });
      await page.waitForTimeout(500);
      // Only the centred text of a button may move. A layout shift score up to 0.1 counts as good, so this limit is strict.
      expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.002);
    });
