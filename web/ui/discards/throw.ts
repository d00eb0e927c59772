import type { Card, Discard } from '../../engine/types.js';

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
