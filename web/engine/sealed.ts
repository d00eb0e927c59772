import { rankOf } from './cards.js';
import type { Card } from './types.js';

// A game whose cards follow from a seed: the cut is dealt with it, and deal n with n more. The hash of the seed is shown before the
// game, and the seed after it.

/** No seed is as large, so that deals can be counted up from it. */
export const seeds = 2 ** 52;

/** A seed from its digits: `'7'` is 7; nothing where it is no whole number below `seeds`. */
export const readSeed = (text: string): number | undefined => {
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return seed < seeds ? seed : undefined;
};

/** SHA-256 of a seed's digits, 64 hexadecimal ones; nothing where a page without https may not reckon it. */
export const hashOf = async (seed: number): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(seed)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** At which card of two hands the cut is decided: of two cards as low nobody deals, and the next ones count. -1: at none. */
export const cutAt = (first: readonly Card[], second: readonly Card[]): number =>
  first.findIndex((card, at) => rankOf(card) !== rankOf(second[at] ?? card));
