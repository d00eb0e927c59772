import type { Card, Discard, Order } from '../../engine/types.js';

/** A throw, as the list and its details draw it: one of the fifteen discards of two players, or of the five of more. */
export interface Throw extends Omit<Discard, 'thrown' | 'play' | 'tied'> {
  readonly thrown: readonly Card[];
  /** Absent if the points leave the play out. */
  readonly play?: Discard['play'];
  readonly tied?: boolean;
  /** The worth of a point in the crib to us, in points, if it is not 1 for our crib and −1 for theirs. */
  readonly cribCounts?: number;
}

/** Returns the worth of a point in the crib to us: 1, −1 or a part of it. */
export const cribCountsIn = ({ cribCounts }: Throw, weDeal: boolean): number => cribCounts ?? (weDeal ? 1 : -1);

const mostPoints = (choices: readonly Discard[]): Discard | undefined =>
  choices.reduce<Discard | undefined>((best, each) => (best && best.points >= each.points ? best : each), undefined);

/**
 * Returns the best choice in an order, the first if several are equal. By win chance, it is the choice that the engine
 * puts first: of all choices as good as the best, the one with the most points. If some of these choices are certain to
 * win, the others are left out.
 */
export const bestBy = (choices: readonly Discard[], order: Order): Discard | undefined => {
  if (order === 'points') return mostPoints(choices);
  const tied = choices.filter((each) => each.tied);
  const certain = tied.filter(({ winChance }) => winChance === 1);
  return mostPoints(certain.length > 0 ? certain : tied);
};
