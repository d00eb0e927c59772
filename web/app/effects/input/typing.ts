import type { Card } from '../../../engine/index.js';

/**
 * The meaning of a key after the keys before it: a card, the first half of one, the space after one, or none of these.
 */
export type Typed = Card | 'half' | 'space' | undefined;

/** Reads cards typed anywhere: a rank, then a suit within two seconds. A space within that time only separates them. */
export const createTyping = (): ((key: string, now: number) => Typed) => {
  let half: { rank: string; at: number } | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return (key, now) => {
    if (key === ' ') return now - last < 2000 ? 'space' : undefined;
    if (key.length > 1) {
      // The focus moves, so a space presses the element that has it now.
      if (key === 'Tab' || key.startsWith('Arrow')) last = Number.NEGATIVE_INFINITY;
      return undefined;
    }
    const pending = half && now - half.at < 2000 ? half.rank : '';
    half = undefined;
    const letter = key.toUpperCase();
    if (pending && 'SHDC'.includes(letter)) {
      last = now;
      return `${pending}${letter}` as Card;
    }
    const rank = pending === 'A' && letter === '0' ? 'T' : letter === '1' ? 'A' : letter;
    if (!'A23456789TJQK'.includes(rank)) return undefined;
    last = now;
    half = { rank, at: now };
    return 'half';
  };
};
