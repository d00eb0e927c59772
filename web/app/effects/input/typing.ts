import type { Card } from '../../../engine/index.js';

/** The meaning of a typed key: the card that it completes, the first half of a card, a space after a card, or nothing. */
export type Typed = Card | 'half' | 'space' | undefined;

/**
 * Reads cards that are typed as a rank and, within two seconds, a suit. A space that follows the last letter within two
 * seconds separates two cards, and does not press the focused button.
 */
export const createTyping = (): ((key: string, now: number) => Typed) => {
  let half: { rank: string; at: number } | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return (key, now) => {
    if (key === ' ') return now - last < 2000 ? 'space' : undefined;
    if (key.length > 1) {
      // Tab and the arrow keys move the focus. A space after them must press the newly focused element, not separate
      // cards.
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
