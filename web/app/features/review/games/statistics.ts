import { daysBetween } from '../../../../exercises/dates.js';
import type { GameResult, OurPoints, Summary } from '../../../state/slices/review.js';
import { isJudged, opponents } from './game_summaries.js';
import { sumOf } from './points_scored.js';

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
  /** The number of judged games with enough decisions without a hint. The losses are means over these games. */
  readonly own: number;
  /** The mean win chance that was lost in a reviewed game: in all, and by kind of mistake. */
  readonly lost: Mean;
  readonly throws: Mean;
  readonly plays: Mean;
  readonly counting: Mean;
  /** How much luck changed our win chance in a game, on average. */
  readonly luck: Mean;
}

// Returns the share of our decisions that had no hint.
const ownShare = ({ decisions = 1, hints = 0 }: Summary): number => decisions / Math.max(1, decisions + hints);

/**
 * True if at least half of our decisions had no hint. Otherwise the game shows too little of our own skill, and counts only
 * as a result and for luck.
 */
const isOwn = (game: Summary): boolean => ownShare(game) >= 0.5;

// Returns the mean win chance that was lost in a game. The decisions without a hint stand for all decisions of their game.
const meanLost = (games: readonly Summary[], lostIn: (game: Summary) => number): Mean =>
  meanOf(games.map((game) => lostIn(game) / ownShare(game)));

const rowOf = (games: readonly GameResult[]): Row => {
  const judged = games.filter(isJudged);
  const own = judged.filter(isOwn);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    judged: judged.length,
    own: own.length,
    lost: meanLost(own, ({ throws, plays, counting }) => throws + plays + counting),
    throws: meanLost(own, ({ throws }) => throws),
    plays: meanLost(own, ({ plays }) => plays),
    counting: meanLost(own, ({ counting }) => counting),
    luck: meanOf(judged.map(({ cards }) => cards)),
  };
};

/** How many days in a row a game was played: until today or yesterday, and at most. */
export interface DaysInRow {
  readonly now: number;
  readonly most: number;
}

export const daysInRow = (dates: readonly string[], today: string): DaysInRow => {
  const days = [...new Set(dates)].sort();
  let [run, most] = [0, 0];
  for (const [at, day] of days.entries()) {
    const before = days[at - 1];
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1;
    most = Math.max(most, run);
  }
  const last = days.at(-1);
  return { now: last !== undefined && daysBetween(last, today) <= 1 ? run : 0, most };
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
  /** Our decisions, and how many of them had a hint. */
  readonly decisions: number;
  readonly hints: number;
  /** The points of our hands, cribs and pegs in all games. */
  readonly points: OurPoints;
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
    last: rowOf(judged.filter(isOwn).slice(-lookBack)),
    against: opponents.flatMap((against) => {
      const theirs = games.filter((game) => game.against === against);
      return theirs.length > 0 ? [{ ...rowOf(theirs), against }] : [];
    }),
    luck,
    decisions: judged.reduce((sum, { decisions = 0, hints = 0 }) => sum + decisions + hints, 0),
    hints: judged.reduce((sum, { hints = 0 }) => sum + hints, 0),
    points: sumOf(games.flatMap(({ points }) => points ?? [])),
    ...(luck.error !== undefined && { interval: wide(judged.length - 1) * luck.error }),
  };
};
