import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { dealOf, seatsOf } from '../../web/app/session/game.js';
import { sourceOfTable } from '../../web/app/state/review_sources.js';
import { readStored } from '../../web/app/state/serialize_state.js';
import { ranks, suits } from '../../web/engine/cards.js';
import { countedBy } from '../app/session/referee.js';
import { command } from '../engine/command.js';
import type { Page } from './adapter.js';
import { allBrowsers, inEachBrowser } from './each_browser.js';
import type { Table } from './table.js';

const storedGame = async (page: Page) => {
  const stored = readStored(await page.evaluate(() => localStorage.getItem('fifteen-two-game')));
  if (!stored) throw new Error('no game is stored');
  return stored.session;
};

const plates = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.score-plate dd')].map((plate) => Number(plate.textContent)));

/** Returns the cards of five hands and the starter, each time others. */
const dealer = (seed: number) => {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return () => {
    const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));
    return Array.from({ length: 21 }, () => deck.splice(below(deck.length), 1)[0] ?? '');
  };
};

// Enters the hands of a deal and pegs each by the green button. The last press deals again.
const countHands = async (page: Page, table: Table, cards: readonly string[]): Promise<void> => {
  await table.press('Count the hands');
  for (const [at, seat] of seatsOf(dealOf((await storedGame(page)).game)).entries()) {
    await table.tap([...cards.slice(4 * at, 4 * at + 4), ...(at === 0 ? [cards[20]] : [])].join(''));
    await table.expectShown('.folded .next');
    await page.click('.folded .next');
    if (
      seat === 'crib' &&
      (await page.evaluate(() => /^New deal/.test(document.querySelector('.folded .next')?.textContent?.trim() ?? '')))
    )
      await page.click('.folded .next');
  }
};

inEachBrowser((test) => {
  for (const [name, size] of [
    ['Three', 3],
    ['Four, partners', 4],
  ] as const)
    test(`a whole game of ${size} is kept, and the command line finds the same score`, { timeout: 240_000 }, async ({
      table,
      page,
    }) => {
      const deal = dealer(size);
      await table.open();
      await table.go('Play');
      await table.press(name);
      await table.expectNumber('.score-plate', size === 3 ? 3 : 2);
      for (let deals = 0; deals < 2; ++deals) {
        await page.click('.peg-keys[data-side="us"] .peg-key:nth-of-type(3)');
        await countHands(page, table, deal());
        // With names, a new deal begins on the board.
        await expect.poll(() => plates(page)).toEqual(countedBy((await storedGame(page)).game));
      }
      await page.reload();
      await table.expectNumber('.score-plate', size === 3 ? 3 : 2);
      const theirs = async () => (await plates(page))[1] ?? 0;
      for (let before = await theirs(); before < 121; before = await theirs()) {
        await page.click('.peg-keys[data-side="them"] .peg-key.more');
        await page.click('.peg-keys[data-side="them"] .peg-key:nth-of-type(20)');
        await expect.poll(theirs).toBeGreaterThan(before);
      }
      const session = await storedGame(page);
      const { text } = sourceOfTable({ session });
      expect(text.split('\n')[0]).toContain(
        size === 3 ? 'Player 1 - Player 2 - Player 3' : 'Player 1* + Player 3 - Player 2 + Player 4',
      );
      const { score } = JSON.parse(execFileSync(command, ['record', '--json', '-'], { input: text, encoding: 'utf8' }));
      expect([score.a, score.b, ...(size === 3 ? [score.c] : [])]).toEqual(countedBy(session.game));
    });
}, allBrowsers);
