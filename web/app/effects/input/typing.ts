import type { Card } from '../../../engine/index.js';

/** The result of a key: a card that it completes, the first half of a card, a space after a card, or undefined. */
export type Typed = Card | 'half' | 'space' | undefined;

/** Reads cards typed as a rank and, within two seconds, a suit. A space within that time only separates cards. */
export const createTyping = (): ((key: string, now: number) => Typed) => {
  let half: { rank: string; at: number } | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return (key, now) => {
    if (key === ' ') return now - last < 2000 ? 'space' : undefined;
    if (key.length > 1) {
      // These keys move the focus, so a later space must press the newly focused element.
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
