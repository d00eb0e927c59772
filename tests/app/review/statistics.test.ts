import { expect, test } from 'vitest';
import { enoughGames, lookBack, meanOf, statisticsOf } from '../../../web/app/features/review/statistics.js';
import { statisticsWords } from '../../../web/app/messages/statistics.js';
import type { Summary } from '../../../web/app/state/slices/review.js';

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
