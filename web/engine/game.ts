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

/** The hands of a show and the crib, in the order in which they are counted. */
export const showSeatsOf = (count: number): readonly (keyof ShownPoints)[] =>
  (['pone', 'second', 'third', 'dealer', 'crib'] as const).filter(
    (seat) => (seat !== 'second' || count > 2) && (seat !== 'third' || count > 3),
  );

/** Returns functions about people who sit around a table, in the order in which they deal. `Side` names a side by its first person. */
export const seated = <Who, Side extends Who = Who>(everyone: readonly Who[]) => {
  const leftOf = (who: Who, count: number, places = 1): Who =>
    everyone[(everyone.indexOf(who) + places) % count] as Who;
  return {
    /** Returns the person who sits some places to the left of another. */
    leftOf,
    /** Returns the sides. Two or three people are a side each; four are partners, who sit opposite each other. */
    sidesOf: (count: number) => everyone.filter((who): who is Side => everyone.indexOf(who) < (count === 3 ? 3 : 2)),
    sideOf: (who: Who, count: number) => (count === 4 ? everyone[everyone.indexOf(who) % 2] : who) as Side,
    /** Returns the person whose hand or crib is counted at a place of the show. */
    showerOf: (dealer: Who, seat: keyof ShownPoints, count: number): Who =>
      seat === 'crib' || seat === 'dealer'
        ? dealer
        : leftOf(dealer, count, ['pone', 'second', 'third'].indexOf(seat) + 1),
  };
};

/** The sides of a game in a record: a and b, or a, b and c. */
export const { leftOf, sidesOf, sideOf, showerOf } = seated<Player, 'a' | 'b' | 'c'>(everyone);
