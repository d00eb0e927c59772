import type { Card, Rank, Suit } from './types.js';

export type { Card, Rank, Suit } from './types.js';
export const ranks: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const suits: readonly Suit[] = ['S', 'H', 'D', 'C'];

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
