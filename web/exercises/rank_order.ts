import { rankOf, ranks } from '../engine/cards.js';
import type { Card } from '../engine/types.js';

// Compares the ranks of cards. Points are left to the engine.

/** Returns the position of a card's rank, from 1 for an ace to 13 for a king. */
export const placeOf = (card: Card): number => ranks.indexOf(rankOf(card)) + 1;

/** Returns the number that a card adds to the count in the play: 10 for tens and court cards. */
export const pipsOf = (card: Card): number => Math.min(10, placeOf(card));

/** Returns the difference between two ranks: 0 for a pair, 1 for neighbours. */
export const gapOf = (one: Card, two: Card): number => Math.abs(placeOf(one) - placeOf(two));

/** Counts the cards of each rank. Returns the counts, largest first. */
export const alikeIn = (cards: readonly Card[]): readonly number[] => {
  const places = cards.map(placeOf);
  return [...new Set(places)].map((place) => places.filter((each) => each === place).length).sort((a, b) => b - a);
};

/** Returns the ranks of the cards as a text, lowest first. */
export const writtenRanks = (cards: readonly Card[]): string =>
  [...cards]
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map(rankOf)
    .join('');
