import { expect, test } from 'vitest';
import { isCounted } from '../../../web/app/features/review/games/game_summaries.js';
import { meansOf, pointsIn, sumOf } from '../../../web/app/features/review/games/points_scored.js';
import {
  daysInRow,
  enoughGames,
  lookBack,
  meanOf,
  statisticsOf,
} from '../../../web/app/features/review/games/statistics.js';
import { statisticsWords } from '../../../web/app/messages/statistics.js';
import type { Summary } from '../../../web/app/state/slices/review.js';
import { engine, oneDeal } from './reviewing.js';

const game = (at: number, changes: Partial<Summary> = {}): Summary => ({
  key: `k${at}`,
  date: '2026-11-23',
  against: 'pub',
  won: at % 2 === 0,
  cards: at % 2 === 0 ? 0.1 : -0.1,
  throws: 0.04,
  plays: 0.02,
  counting: 0,
  ...changes,
});

test('a mean has the standard error of its games, and none for a single game', () => {
  expect(meanOf([0.1])).toEqual({ mean: 0.1 });
  const { mean, error } = meanOf([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
});

test('the rolling figure looks back on the last twenty games', () => {
  const pendingMatchAction = Array.from({ length: 30 }, (_, at) => game(at, { throws: 0.5 }));
  const late = Array.from({ length: lookBack }, (_, at) => game(100 + at));
  const { last, all } = statisticsOf([...pendingMatchAction, ...late]);
  expect(last.games).toBe(20);
  expect(last.lost.mean).toBeCloseTo(0.06, 12);
  expect(last.lost.error).toBeCloseTo(0, 12);
  expect(all.games).toBe(50);
  expect(all.lost.mean).toBeGreaterThan(0.3);
});

test('each opponent has a row with the games won against it', () => {
  const games = [game(0), game(1), game(2, { against: 'table' }), game(3, { against: 'expert' })];
  const rows = statisticsOf(games).against.map(({ against, games: count, won }) => `${against} ${count} ${won}`);
  expect(rows).toEqual(['pub 2 1', 'expert 1 0', 'table 1 1']);
});

const saidOfCards = (cards: readonly number[]): string => {
  const { luck, interval, all } = statisticsOf(cards.map((each, at) => game(at, { cards: each })));
  return statisticsWords.luck(luck.mean, interval, all.games >= enoughGames);
};
const often = (cards: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => cards).flat();

test('the cards are judged from twenty games on, by their interval', () => {
  expect(saidOfCards(often([0.1, -0.1, 0.05, -0.04], 5))).toMatch(
    /^Cards: \+0\.3% ± \d+\.\d% a game: no more than chance/,
  );
  expect(saidOfCards(often([-0.1, -0.11, -0.1, -0.12], 5))).toMatch(/^Cards: −10\.8% ± 0\.\d% a game: only one player/);
  expect(saidOfCards(often([-0.1, -0.11, -0.1, -0.12], 4))).toMatch(/ a game\. These are too few games/);
  expect(saidOfCards([0.1])).toMatch(/in one game/);
});

test('the interval of few games is that of Student’s t', () => {
  const { luck, interval = 0 } = statisticsOf(often([0.1, -0.1], 10).map((cards, at) => game(at, { cards })));
  expect(interval / (luck.error ?? 0)).toBeCloseTo(2.093, 2);
});

test('the decisions without a hint stand for all of a game, if they are at least half', () => {
  const hinted = { hints: 10, hinted: 0.2 };
  const lostIn = (...games: readonly Summary[]) => statisticsOf(games).all.lost.mean;
  expect(lostIn(game(1, { ...hinted, decisions: 30 }))).toBeCloseTo(0.08, 12);
  expect(lostIn(game(1), game(2, { ...hinted, decisions: 9, throws: 0, plays: 0 }))).toBeCloseTo(0.06, 12);
  expect(statisticsOf([game(1, { ...hinted, decisions: 30 })])).toMatchObject({ hints: 10, decisions: 40 });
});

test.each([
  [['2026-11-20', '2026-11-21', '2026-11-21', '2026-11-23'], '2026-11-23', 1, 2],
  [['2026-11-30', '2026-12-01', '2026-11-29'], '2026-12-02', 3, 3],
  [['2026-11-30', '2026-12-01'], '2026-12-03', 0, 2],
  [[], '2026-12-03', 0, 0],
])('days in a row: %j, seen on %s', (dates, today, now, most) =>
  expect(daysInRow(dates, today)).toEqual({ now, most }),
);

test('our points are those of our hands, our crib and our play, by who dealt', async () => {
  const read = await engine.readGame({ record: oneDeal });
  expect(pointsIn(read, 'a')).toMatchObject({ otherHand: [11, 1], ownHand: [0, 0], crib: [0, 0], ownPlay: [0, 0] });
  expect(pointsIn(read, 'b')).toMatchObject({ ownHand: [12, 1], crib: [8, 1], otherHand: [0, 0], otherPlay: [0, 0] });
  const pegged = read.deals.flatMap(({ pegs }) => pegs.filter(({ source }) => source === 'play'));
  const sum = pegged.reduce((all, { points }) => all + points, 0);
  expect(pointsIn(read, 'a').otherPlay[0] + pointsIn(read, 'b').ownPlay[0]).toBe(sum);
  const before = await engine.readGame({ record: oneDeal.split('\n').slice(0, 5).join('\n') });
  expect(pointsIn(before, 'b').ownPlay).toEqual([0, 0]);
  const both = sumOf([pointsIn(read, 'b'), pointsIn(read, 'b')]);
  expect(meansOf(both)).toMatchObject({ ownHand: 12, crib: 8, otherHand: undefined });
});

test('a game between two players with names counts only once it is judged', () => {
  const table = { against: 'table', names: { us: 'Ann', them: 'Ben' } } as const;
  const { cards: _c, throws: _t, plays: _p, counting: _l, ...result } = game(2, table);
  expect([result, game(2, table), { ...result, names: { us: '', them: 'Ben' } }].map(isCounted)).toEqual([
    false,
    true,
    true,
  ]);
  expect(isCounted({ ...game(1), unfinished: true })).toBe(false);
});
