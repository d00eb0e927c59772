import { CribbageCounter, CribbageDiscard, CribbageHand } from './index.js';

// A second copy of the script on a page finds the tags taken, and leaves them.
const define = (tag: string, element: CustomElementConstructor) => {
  if (!customElements.get(tag)) customElements.define(tag, element);
};

define('cribbage-hand', CribbageHand);
define('cribbage-counter', CribbageCounter);
define('cribbage-discard', CribbageDiscard);
