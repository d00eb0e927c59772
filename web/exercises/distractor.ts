import type { Discard, Order, ValuePlaysAnswer } from '../engine/types.js';
import { bestBy } from '../ui/discards/throw.js';
import { worthOf } from '../ui/error_margins.js';
import { mostWorth } from './grade.js';

// Finds the wrong choice that tempts a player most. If possible, that is a choice that costs more than the engine's error.
// Otherwise it is the second best choice.

/** The best choice, and the wrong one that tempts. */
export interface Weighed<Item> {
  readonly best: Item;
  readonly wrong: Item;
  /** How much less the wrong choice is worth than the best. */
  readonly cost: number;
  /** True if `cost` is larger than the engine's error, so that the choice is certainly wrong. */
  readonly costs: boolean;
}

const weigh = <Item>(
  choices: readonly Item[],
  drawnTo: readonly (Item | undefined)[],
  worth: (item: Item) => number,
  isTied: (item: Item) => boolean,
): Weighed<Item> | undefined => {
  const [best, next] = choices;
  if (best === undefined || next === undefined) return undefined;
  const costly = [...drawnTo, ...choices].find((item): item is Item => item !== undefined && !isTied(item));
  const wrong = costly ?? next;
  return { best, wrong, cost: Math.max(0, worth(best) - worth(wrong)), costs: costly !== undefined };
};

const mostBy = <Item>(items: readonly Item[], size: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>((most, each) => (most && size(most) >= size(each) ? most : each), undefined);

/**
 * Returns the best throw and the tempting one. The tempting one is the throw with the highest expected points, because a player
 * who ignores the score would choose it. If that throw is not wrong, the tempting one is the throw that leaves the best hand.
 * `discards` are sorted best first.
 */
export const temptingThrow = (discards: readonly Discard[], order: Order): Weighed<Discard> | undefined =>
  weigh(
    discards,
    [bestBy(discards, 'points'), mostBy(discards, ({ hand }) => hand.mean)],
    (discard) => worthOf(discard, order),
    ({ tied }) => tied,
  );

/** A card that may be played, as the engine values it. */
export type Legal = ValuePlaysAnswer['legal'][number];

/** Returns the worth of a card: its net points if the order is by points, otherwise its worth under the objective. */
export const worthOfCard = ({ net, worth = 0 }: Legal, order: Order): number => (order === 'points' ? net : worth);

/** Returns the best card and the tempting one, which is the card that pegs most at once. `legal` is sorted best first. */
export const temptingCard = (legal: readonly Legal[], order: Order, error: number): Weighed<Legal> | undefined => {
  const worth = (card: Legal): number => worthOfCard(card, order);
  const most = mostWorth(legal.map((card) => ({ worth: worth(card) })));
  return weigh(legal, [mostBy(legal, ({ points }) => points)], worth, (card) => most - worth(card) <= error);
};
