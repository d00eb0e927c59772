import type { Discard, Order, PlaysAnswer } from '../engine/types.js';
import { bestBy, worthOf } from '../ui/error_margins.js';
import { mostWorth } from './grade.js';

// Finds the wrong choice that tempts a player. It costs more than the engine's error, or is the second best if no choice does.

/** The best choice and the tempting one. */
export interface Weighed<Item> {
  readonly best: Item;
  readonly wrong: Item;
  /** The cost of the wrong choice. */
  readonly cost: number;
  /** True if the wrong choice costs more than the error. */
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
 * Returns the tempting throw among throws that are sorted best first: the best by points, ignoring the score, or the throw that
 * leaves the best hand.
 */
export const temptingThrow = (discards: readonly Discard[], order: Order): Weighed<Discard> | undefined =>
  weigh(
    discards,
    [bestBy(discards, 'points'), mostBy(discards, ({ hand }) => hand.mean)],
    (discard) => worthOf(discard, order),
    ({ tied }) => tied,
  );

/** A card that may be played. */
export type Legal = PlaysAnswer['legal'][number];

/** Returns the worth of a card: its net points if the order is by points. */
export const worthOfCard = ({ net, worth = 0 }: Legal, order: Order): number => (order === 'points' ? net : worth);

/** Returns the tempting card among cards that are sorted best first: the card that pegs most at once. */
export const temptingCard = (legal: readonly Legal[], order: Order, error: number): Weighed<Legal> | undefined => {
  const worth = (card: Legal): number => worthOfCard(card, order);
  const most = mostWorth(legal.map((card) => ({ worth: worth(card) })));
  return weigh(legal, [mostBy(legal, ({ points }) => points)], worth, (card) => most - worth(card) <= error);
};
