import { rankOf, ranks } from '../engine/cards.js';
import type { Card } from '../engine/types.js';

// What is seen on a card, and on two beside each other. The engine does the counting.

/** Its place among the ranks: the ace is 1, the king 13. */
export const placeOf = (card: Card): number => ranks.indexOf(rankOf(card)) + 1;

/** What it adds to a count. */
export const pipsOf = (card: Card): number => Math.min(10, placeOf(card));

/** How many ranks lie between two cards: 0 for a pair, 1 for cards that touch. */
export const gapOf = (one: Card, two: Card): number => Math.abs(placeOf(one) - placeOf(two));

/** How many cards of each rank there are, most first. */
export const alikeIn = (cards: readonly Card[]): readonly number[] => {
  const places = cards.map(placeOf);
  return [...new Set(places)].map((place) => places.filter((each) => each === place).length).sort((a, b) => b - a);
};

/** The ranks as they are written, lowest first. */
export const writtenRanks = (cards: readonly Card[]): string =>
  [...cards]
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map(rankOf)
    .join('');
