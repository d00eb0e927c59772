import { ranks, suits } from '../engine/cards.js';
import type { Card } from '../engine/types.js';
import { pick, seedOf } from './seeds.js';

// The cards of the daily Cribbage Squares: sixteen cards, the same for every player.

const deck: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`));

const most = 16;

/** Returns the sixteen cards of a date like `'2026-11-23'`, in the order in which they are drawn. */
export const squaresOf = (date: string): readonly Card[] => {
  const cards = [...deck];
  const seed = seedOf(`squares ${date}`);
  return Array.from({ length: most }, (_, place) => cards.splice(pick(cards.length, seed, place), 1)).flat();
};
