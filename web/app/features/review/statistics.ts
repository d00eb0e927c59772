import type { GameResult } from '../../state/slices/review.js';
import { isJudged, opponents } from './game_summaries.js';

// This file computes statistics of all games: how many were won and, for reviewed games, a handicap and the luck of the
// cards. The handicap is the win chance that the player gives away in a game, on average.

/** The number of games in the rolling mean, which takes the latest games. */
export const lookBack = 20;

/** A mean and its standard error. The error is absent for a single game. */
export interface Mean {
  readonly mean: number;
  readonly error?: number;
}

export const meanOf = (values: readonly number[]): Mean => {
  const { length } = values;
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, length);
  if (length < 2) return { mean };
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (length - 1);
  return { mean, error: Math.sqrt(spread / length) };
};

/** The numbers shown for a group of games. */
export interface Row {
  readonly against?: GameResult['against'];
  readonly games: number;
  readonly won: number;
  /** The number of reviewed games. */
  readonly judged: number;
  /** The mean win chance that was lost in a reviewed game: in all, and by kind of mistake. */
  readonly lost: Mean;
  readonly throws: Mean;
  readonly plays: Mean;
  readonly counting: Mean;
}

const rowOf = (games: readonly GameResult[]): Row => {
  const judged = games.filter(isJudged);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    judged: judged.length,
    lost: meanOf(judged.map(({ throws, plays, counting }) => throws + plays + counting)),
    throws: meanOf(judged.map(({ throws }) => throws)),
    plays: meanOf(judged.map(({ plays }) => plays)),
    counting: meanOf(judged.map(({ counting }) => counting)),
  };
};

export interface Statistics {
  readonly all: Row;
  /** The row for the last twenty reviewed games. */
  readonly last: Row;
  /** A row for each opponent against whom a game was played. */
  readonly against: readonly (Row & { readonly against: GameResult['against'] })[];
  /**
   * How much the luck of the cards changed our win chance in a game, on average. With a fair deck, this lies within
   * ± `interval` in 19 of 20 cases.
   */
  readonly luck: Mean;
  readonly interval?: number;
}

/** With fewer reviewed games than this, nothing can be said about the fairness of the cards. */
export const enoughGames = 20;

/**
 * Returns the number of standard errors that cover 19 of 20 cases. This is Student's t, computed from the first terms of
 * its expansion around the normal distribution (Fisher 1926). At 19 degrees of freedom it is 2.093.
 */
const wide = (freedom: number): number => {
  const z = 1.95996;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
};

export const statisticsOf = (games: readonly GameResult[]): Statistics => {
  const judged = games.filter(isJudged);
  const luck = meanOf(judged.map(({ cards }) => cards));
  return {
    all: rowOf(games),
    last: rowOf(judged.slice(-lookBack)),
    against: opponents.flatMap((against) => {
      const theirs = games.filter((game) => game.against === against);
      return theirs.length > 0 ? [{ ...rowOf(theirs), against }] : [];
    }),
    luck,
    ...(luck.error !== undefined && { interval: wide(judged.length - 1) * luck.error }),
  };
};
