import { CribbageCounter } from './cribbage_counter.js';
import { CribbageDiscard } from './cribbage_discard.js';
import { CribbageHand } from './cribbage_hand.js';

export { CribbageCounter, CribbageDiscard, CribbageHand };

/** Defines the three tags; those that are taken already, by another copy of this script perhaps, are left. */
export const defineElements = (): void => {
  const define = (tag: string, element: CustomElementConstructor) => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
  define('cribbage-hand', CribbageHand);
  define('cribbage-counter', CribbageCounter);
  define('cribbage-discard', CribbageDiscard);
};
