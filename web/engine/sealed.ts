import { rankOf } from './cards.js';
import type { Card } from './types.js';

// Sealed games: all cards follow from a seed. A hash of the seed is shown before the game, and the seed is shown after it, so
// that players can check that no card was changed. The seed itself gives the cards of the cut, and seed + n gives the cards of
// the n-th deal.

/** Seeds are below this number, so that seed + n is still an exact integer. */
export const seeds = 2 ** 52;

/** Reads a seed from its decimal digits. Undefined if it is not a whole number below `seeds`. */
export const readSeed = (text: string): number | undefined => {
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return seed < seeds ? seed : undefined;
};

/**
 * Returns the SHA-256 of a seed's decimal digits, as 64 hexadecimal digits. Undefined on a page without https, because browsers
 * do not hash there.
 */
export const hashOf = async (seed: number): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(seed)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Returns the first index at which the two players' cards differ in rank, which decides the cut for the deal. -1 if there is
 * no such index.
 */
export const cutAt = (first: readonly Card[], second: readonly Card[]): number =>
  first.findIndex((card, at) => rankOf(card) !== rankOf(second[at] ?? card));
