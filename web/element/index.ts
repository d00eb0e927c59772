export { CribbageCounter } from './cribbage_counter.js';
export { CribbageDiscard } from './cribbage_discard.js';
export { CribbageHand } from './cribbage_hand.js';
