import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { readSettings } from '../../web/app/effects/stored_state.js';
import { readMatchState } from '../../web/app/features/match/serialize.js';
import { reviewWords } from '../../web/app/messages/review.js';
import { printRecord } from '../../web/app/session/record_text.js';
import { matchNames, sourceOfMatch } from '../../web/app/state/review_sources.js';
import { initialState } from '../../web/app/state/state.js';
import type { Level, ReviewDealAnswer } from '../../web/engine/index.js';
import { levels as allLevels } from '../../web/engine/lists.js';
import { command } from '../engine/command.js';
import { engine } from './engine.js';
import { expect, isNight, type Table, test } from './table.js';

// Plays whole games against the engine, as a player who chooses throws and legal cards at random. At every step the score on
// the screen must be the engine's score of the stored record. The page must continue after a reload, and the command line must
// read and review the record as the page does. `npm test` plays one short game, and `npm run test:nightly` plays four whole
// games against each level.

const { FIFTEEN_TWO_GAMES } = process.env;
const games = Number(FIFTEEN_TWO_GAMES ?? 1);
const levels: readonly Level[] = FIFTEEN_TWO_GAMES ? allLevels : ['club'];
const key = 'fifteen-two-against';

const draws = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The state of a new device, on which the players have no names. */
const nobody = initialState(readSettings(null));

/** Returns the content of the screen, and the stored record of the game. */
const seen = (page: Page) =>
  page.evaluate(
    (name) => ({
      stage: document.querySelector('.against')?.getAttribute('data-stage') ?? '',
      score: [...document.querySelectorAll('.strip [data-side] b')].map((part) => Number(part.textContent)).reverse(),
      fallen: document.querySelector('.fallen')?.textContent?.replace(/\s+/g, ' ') ?? '',
      ready: document.querySelector('.against-actions .next')?.getAttribute('aria-disabled') === 'false',
      stored: localStorage.getItem(name),
    }),
    key,
  );
type Seen = Awaited<ReturnType<typeof seen>>;

const matchOf = ({ stored }: Seen) => {
  const match = readMatchState(stored)?.table.current;
  if (!match) throw new Error(`no game is stored: ${stored}`);
  return match;
};

const read = (record: string) => engine.readGame({ record });

/** Waits until the screen has the score that the engine finds in the stored record. */
const untilCounted = async (page: Page): Promise<Seen> => {
  let now = await seen(page);
  const counted = async (): Promise<readonly (readonly number[])[]> => {
    now = await seen(page);
    const { game } = matchOf(now);
    const { score } = game.deals.length > 0 ? await read(printRecord(game)) : { score: undefined };
    return [now.score, score ? [score.a, score.b] : []];
  };
  await expect
    .poll(async () => new Set((await counted()).map(String)).size, {
      timeout: 60_000,
      intervals: [20],
      message: 'the score is counted',
    })
    .toBe(1);
  return now;
};

// Removes the pause before the opponent's moves. A faster clock would also make the engine give up on its worker sooner.
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const pace = 700;
    const wait = setTimeout;
    const sooner = (then: () => void, after?: number) => wait(then, after === pace ? 0 : after);
    Object.assign(globalThis, { setTimeout: sooner });
  });

/** Records each review that the page gets from its engine, in order. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const reviews: unknown[] = [];
    const Plain = Worker;
    const hear = ({ data }: MessageEvent) => {
      if (data?.reaction?.ok?.totals?.a?.lost) reviews.push(data.reaction.ok);
    };
    class Heard extends Plain {
      constructor(...parts: ConstructorParameters<typeof Worker>) {
        super(...parts);
        this.addEventListener('message', hear);
      }
    }
    Object.assign(globalThis, { reviews, Worker: Heard });
  });
const heard = (page: Page): Promise<readonly ReviewDealAnswer[]> =>
  page.evaluate(() => (globalThis as unknown as { reviews: ReviewDealAnswer[] }).reviews);

const open = async ({ open, page }: Table, level: Level, seed: number) => {
  await open('#v1/board/');
  const game = { start: { ours: 0, theirs: 0 }, deals: [], ...(!isNight && { target: 61 }) };
  const match = { level, seed, swapped: false, game, faceDown: [], counting: false, hints: [] };
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name ?? '', text ?? ''),
    [key, JSON.stringify({ v: 1, at: 1, front: 'match', chosen: [], match })],
  );
  await page.reload();
};

const onTable = ({ stage, score, fallen }: Seen) => ({ stage, score, fallen });
const isOurs = ({ stage, ready }: Seen): boolean => ready || stage === 'throw' || stage === 'play';

/** Makes one step of a player, or waits for the opponent. */
const step = async (page: Page, { stage, ready }: Seen, draw: (below: number) => number) => {
  const cards = page.locator('.my-cards .place');
  if (stage === 'throw') {
    const first = draw(6);
    await cards.nth(first).tap();
    await cards.nth((first + 1 + draw(5)) % 6).tap();
    await page.locator('.against-actions .next').tap();
  } else if (stage === 'play') {
    const legal = page.getByRole('button', { name: /^Play the / });
    const count = await legal.count();
    if (count > 0) await legal.nth(draw(count)).tap();
  } else if (ready) await page.locator('.against-actions .next').tap();
  else await page.waitForTimeout(20);
};

const playToTheEnd = async (page: Page, draw: (below: number) => number) => {
  let [steps, reloads] = [0, 0];
  for (let now = await untilCounted(page); now.stage !== 'over'; now = await untilCounted(page)) {
    if (++steps > 20_000) throw new Error(`the game stands still: ${JSON.stringify(now)}`);
    // Reloads now and then, but only on our turn, because the opponent's moves would go on meanwhile.
    if (isOurs(now) && draw(30) === 0) {
      reloads += 1;
      await page.reload();
      await expect
        .poll(async () => onTable(await seen(page)), { timeout: 60_000, intervals: [20] })
        .toEqual(onTable(now));
      expect(matchOf(await seen(page))).toEqual(matchOf(now));
    }
    await step(page, now, draw);
  }
  return { steps, reloads };
};

const natively = (record: string, ...words: readonly string[]) =>
  JSON.parse(execFileSync(command, [...words, '-', '--json'], { encoding: 'utf8', input: record }));

for (let game = 0; game < games; ++game)
  for (const [at, level] of levels.entries())
    test(`game ${game + 1} against ${level} is played to its end, and reviewed alike by page and command line`, async ({
      page,
      table,
    }) => {
      test.setTimeout(600_000);
      const seed = 10_000 * (at + 1) + 100 * game;
      await hurry(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await listen(page);
      await open(table, level, seed);
      const { steps, reloads } = await playToTheEnd(page, draws(seed));

      const match = matchOf(await seen(page));
      const record = sourceOfMatch(nobody, match).text;
      const told = await read(record);
      expect(told.winner).toBeDefined();
      expect(natively(record, 'record')).toEqual(told);

      await page.getByRole('button', { name: 'Review', exact: true }).tap();
      await expect(page.locator('.review-screen .sentence')).toContainText('my decisions', { timeout: 300_000 });
      const reviews = await heard(page);
      const { before, steps: judged, totals, after } = natively(record, 'review');
      expect(reviews).toHaveLength(told.deals.length);
      expect(reviews[0]?.before).toBe(before);
      expect(reviews.at(-1)?.after).toBe(after);
      expect(reviews.flatMap((review, deal) => review.steps.map((each) => ({ deal: deal + 1, ...each })))).toEqual(
        judged,
      );
      const sum = (of: (review: ReviewDealAnswer) => number) => reviews.reduce((all, review) => all + of(review), 0);
      expect(sum(({ totals: { a, b } }) => a.luck + b.luck)).toBeCloseTo(totals.a.luck + totals.b.luck, 9);
      const lost = (who: 'a' | 'b') => totals[who].lost.throw + totals[who].lost.play;
      // The numbers add up as they are shown, so the remainder of rounding goes into the luck.
      const tenths = (chance: number) => Math.round(1000 * chance);
      const luck = (tenths(after) - tenths(before) + tenths(lost('a')) - tenths(lost('b'))) / 1000;
      const names = matchNames(nobody, match);
      await expect(page.locator('.review-screen .sentence')).toContainText(
        reviewWords.sum(
          before,
          luck,
          [reviewWords.decisions('us', lost('a'), names), reviewWords.decisions('them', lost('b'), names)],
          names,
        ),
      );
      const [us, them] = [told.score.a, told.score.b];
      console.log(`${level} ${seed}: ${us}-${them} in ${told.deals.length} deals, ${steps} steps, ${reloads} reloads`);
    });
