import type { Side } from '../../engine/index.js';
import type { Result } from './session.js';

// This file counts a series: games that count together, such as the best of three. It is scored as in tournaments.

/** The numbers of games in a series. A single game is a series of one. */
export const seriesLengths = [1, 3, 5] as const;
export type SeriesLength = (typeof seriesLengths)[number];

/** Game points as in tournaments (ACC): a skunk is worth one more, and a double skunk no more than a skunk. */
const gamePoints = ({ skunk }: Result): number => (skunk ? 3 : 2);

export interface SeriesStanding {
  readonly wins: Readonly<Record<Side, number>>;
  readonly gamePoints: Readonly<Record<Side, number>>;
  /** The holes by which we won our games, minus those by which we lost the others. */
  readonly spread: number;
  /** The side that has won the series; absent while it goes on. */
  readonly winner?: Side;
}

/** Returns the standing of a series of two players after these games. */
export const seriesStandingOf = (length: SeriesLength, games: readonly Result[]): SeriesStanding => {
  const wins = { us: 0, them: 0 };
  const points = { us: 0, them: 0 };
  let spread = 0;
  for (const game of games) {
    const winner = game.winner === 'us' ? 'us' : 'them';
    wins[winner] += 1;
    points[winner] += gamePoints(game);
    spread += (game.lead ?? 0) * (winner === 'us' ? 1 : -1);
  }
  const winner = (['us', 'them'] as const).find((side) => wins[side] > length / 2);
  return { wins, gamePoints: points, spread, ...(winner && { winner }) };
};
