import { CribbageCounter } from './cribbage_counter.js';
import { CribbageDiscard } from './cribbage_discard.js';
import { CribbageHand } from './cribbage_hand.js';
import { define } from './define_tag.js';
import { CribbageDrill } from './drill/cribbage_drill.js';
import { CribbageGame } from './game/cribbage_game.js';
import type * as published from './public.js';

export { CribbageCounter, CribbageDiscard, CribbageDrill, CribbageGame, CribbageHand };

// The exports must match the types published in public.d.ts.
const tags = {
  'cribbage-hand': CribbageHand satisfies typeof published.CribbageHand,
  'cribbage-counter': CribbageCounter satisfies typeof published.CribbageCounter,
  'cribbage-discard': CribbageDiscard satisfies typeof published.CribbageDiscard,
  'cribbage-game': CribbageGame satisfies typeof published.CribbageGame,
  'cribbage-drill': CribbageDrill satisfies typeof published.CribbageDrill,
};

/** Defines the five tags. */
export const defineElements = (): void => {
  for (const [tag, element] of Object.entries(tags)) define(tag as published.Tag, element);
};
