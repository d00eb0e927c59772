import { lastHole, type Score } from '../engine/game.js';
import type { Discard, Objective, Order } from '../engine/types.js';

/** What is closer than this cannot be told apart, and is shown as a tie: how far the numbers may be off, docs/model.md. */
export const errorOf: Readonly<Record<Order, number>> = {
  points: 0.05, // what the table of the play leaves out; the model of the crib is off by less
  winChance: 0.003, // of the chance of winning with a throw
};

/** The same of a card that may be laid, for all that the solution of the play tells. */
export const cardErrorOf = { net: 0.01, winChance: 0.002 };

// The nearer somebody is to going out by pegs alone, the more it matters how they are spread.
const near = [
  { holes: 4, winChance: 0.025 },
  { holes: 12, winChance: 0.015 },
  { holes: 31, winChance: 0.005 },
] as const;

/**
 * How far a worth may be off where a chance is off by one. Who wins moves it by twice what a win counts, and a skunk by one more. The lines
 * of a game lie 30 holes apart, so it is near two of them at most: the last hole and that of a skunk or, for money, both skunks.
 */
export const widthOf: Readonly<Record<Objective, number>> = { win: 1, acc: 5, money: 3 };

/** The same at a score. */
export const errorAt = (order: Order, { ours, theirs }: Score, objective: Objective = 'win'): number => {
  if (order === 'points') return errorOf.points;
  const left = lastHole - Math.max(ours, theirs);
  return widthOf[objective] * (near.find(({ holes }) => left <= holes)?.winChance ?? errorOf.winChance);
};

/** What a discard is worth by an order; nothing where no chance was asked for. */
export const worthOf = ({ points, worth = 0 }: Discard, order: Order): number => (order === 'points' ? points : worth);

/** The first of those with the most. */
export const bestBy = (choices: readonly Discard[], order: Order): Discard | undefined =>
  choices.reduce<Discard | undefined>(
    (best, each) => (best && worthOf(best, order) >= worthOf(each, order) ? best : each),
    undefined,
  );
