import { rankOf } from './cards.js';
import type { Card } from './types.js';

// A sealed game, whose cards follow from a seed. The seed deals the cards for the cut, and seed + n deals deal n. The hash of
// the seed is shown before the game, and the seed after it.

/** Every seed is below this number, so that deals can be counted up from it. */
export const seeds = 2 ** 52;

/** Reads a seed from its digits: `'7'` is 7. Undefined if it is not a whole number below `seeds`. */
export const readSeed = (text: string): number | undefined => {
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return seed < seeds ? seed : undefined;
};

/** Returns the SHA-256 of a seed's digits, as 64 hexadecimal digits. Undefined on a page without https, which may not hash. */
export const hashOf = async (seed: number): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(seed)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Returns the index of the first two cards of different ranks, which decide the cut; -1 if there are none. */
export const cutAt = (first: readonly Card[], second: readonly Card[]): number =>
  first.findIndex((card, at) => rankOf(card) !== rankOf(second[at] ?? card));
