import { rankOf, ranks } from '../engine/cards.js';
import type { Card } from '../engine/types.js';

// What is visible on one card, or on two side by side. The engine does the counting.

/** The position of its rank: ace is 1, king is 13. */
export const placeOf = (card: Card): number => ranks.indexOf(rankOf(card)) + 1;

/** The card's value in a count. */
export const pipsOf = (card: Card): number => Math.min(10, placeOf(card));

/** The difference between two ranks: 0 for a pair, 1 for neighbours. */
export const gapOf = (one: Card, two: Card): number => Math.abs(placeOf(one) - placeOf(two));

/** The number of cards of each rank, largest first. */
export const alikeIn = (cards: readonly Card[]): readonly number[] => {
  const places = cards.map(placeOf);
  return [...new Set(places)].map((place) => places.filter((each) => each === place).length).sort((a, b) => b - a);
};

/** The ranks as text, lowest first. */
export const writtenRanks = (cards: readonly Card[]): string =>
  [...cards]
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map(rankOf)
    .join('');
