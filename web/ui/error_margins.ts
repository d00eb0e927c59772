import { lastHole, type Score } from '../engine/game.js';
import type { Discard, Objective, Order } from '../engine/types.js';

// The possible errors of the engine's values. A test checks that they are the same as in cpp/cribbage/deal/ties.h. The
// engine itself says which throws are tied. These numbers are for sentences that name an error, for cards to play, and for
// choices stored without `tied`.

/** Values closer than this are shown as a tie, because the numbers may be off by that much: docs/model.md. */
export const errorOf: Readonly<Record<Order, number>> = {
  points: 0.05, // the error of the play's table; the model of the crib is off by less
  winChance: 0.003, // the error of a throw's win chance
};

/** The possible errors of the values of a card to play. They come from the solution of the play. */
export const cardErrorOf = { net: 0.01, winChance: 0.002 };

// The error of a throw's win chance if a player needs at most `holes` holes to win. The fewer holes are left, the more
// depends on a single peg.
const near = [
  { holes: 4, winChance: 0.025 },
  { holes: 12, winChance: 0.015 },
  { holes: 31, winChance: 0.005 },
] as const;

/**
 * The error of a worth, as a multiple of the error of the win chance. If the other player wins, the worth changes by
 * twice the value of a win: 4 for `acc`, 2 for `money`. A skunk changes it by 1 more and, for `money`, a double skunk by
 * 2 more. The last hole and the two skunk lines are 30 holes apart, so at most two of them matter at one score: the last
 * hole and the skunk line, or both skunk lines.
 */
export const widthOf: Readonly<Record<Objective, number>> = { win: 1, acc: 5, money: 3 };

/** Returns the possible error of a discard's value at a score. */
export const errorAt = (order: Order, { ours, theirs }: Score, objective: Objective = 'win'): number => {
  if (order === 'points') return errorOf.points;
  const left = lastHole - Math.max(ours, theirs);
  return widthOf[objective] * (near.find(({ holes }) => left <= holes)?.winChance ?? errorOf.winChance);
};

/**
 * Returns the value by which a discard is ordered: its points or its worth. The worth is 0 if no win chance was asked
 * for.
 */
export const worthOf = ({ points, worth = 0 }: Pick<Discard, 'points' | 'worth'>, order: Order): number =>
  order === 'points' ? points : worth;

/**
 * True if a discard is as good as the best in an order, within the error. If the engine was asked for win chances,
 * `tied` in its answer compares the worth.
 */
export const isTied = (
  { tied = false, points, winChance }: Pick<Partial<Discard>, 'tied' | 'winChance'> & Pick<Discard, 'points'>,
  order: Order,
  most: number,
): boolean => (order === 'points' && winChance !== undefined ? most - points <= errorOf.points : tied);
