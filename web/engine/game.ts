import type { Player, ShownPoints } from './types.js';

/** The hole that wins a game. */
export const lastHole = 121;

/** The number of holes that each side has pegged. */
export interface Score {
  readonly ours: number;
  readonly theirs: number;
}

const everyone: readonly Player[] = ['a', 'b', 'c', 'd'];

/** Returns the players of a game of two, three or four, in the order in which they deal. */
export const playersOf = (count: number): readonly Player[] => everyone.slice(0, count);

/** A side, named by its first player. Two or three players are a side each; four are partners, a with c and b with d. */
export type PlayerSide = 'a' | 'b' | 'c';

export const sidesOf = (count: number): readonly PlayerSide[] => (count === 3 ? ['a', 'b', 'c'] : ['a', 'b']);

export const sideOfPlayer = (who: Player, count: number): PlayerSide =>
  (count === 4 ? everyone[everyone.indexOf(who) % 2] : who) as PlayerSide;

/** Returns the player who sits some places to the left of another. */
export const leftOf = (who: Player, count: number, places = 1): Player =>
  everyone[(everyone.indexOf(who) + places) % count] as Player;

/** The hands of a show and the crib, in the order in which they are counted. */
export const showSeatsOf = (count: number): readonly (keyof ShownPoints)[] =>
  (['pone', 'second', 'third', 'dealer', 'crib'] as const).filter(
    (seat) => (seat !== 'second' || count > 2) && (seat !== 'third' || count > 3),
  );

/** Returns the player whose hand or crib is counted at a place of the show. */
export const showerOf = (dealer: Player, seat: keyof ShownPoints, count: number): Player =>
  seat === 'crib' || seat === 'dealer' ? dealer : leftOf(dealer, count, ['pone', 'second', 'third'].indexOf(seat) + 1);
