import { rankOf, ranks } from '../engine/cards.js';
import type { Card } from '../engine/types.js';

// Compares the ranks of cards. The engine does the counting.

/** Returns the position of a card's rank: ace is 1, king is 13. */
export const placeOf = (card: Card): number => ranks.indexOf(rankOf(card)) + 1;

/** Returns the card's value in a count. */
export const pipsOf = (card: Card): number => Math.min(10, placeOf(card));

/** Returns the difference between two ranks: 0 for a pair, 1 for neighbours. */
export const gapOf = (one: Card, two: Card): number => Math.abs(placeOf(one) - placeOf(two));

/** Returns the number of cards of each rank, largest first. */
export const alikeIn = (cards: readonly Card[]): readonly number[] => {
  const places = cards.map(placeOf);
  return [...new Set(places)].map((place) => places.filter((each) => each === place).length).sort((a, b) => b - a);
};

/** Returns the ranks as text, lowest first. */
export const writtenRanks = (cards: readonly Card[]): string =>
  [...cards]
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map(rankOf)
    .join('');
