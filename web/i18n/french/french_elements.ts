import type { Language, SharedNamespace } from '../locale.js';
import { frenchAsked } from './shared/asked.js';
import { frenchDiscards } from './shared/discards.js';
import { frenchElements } from './shared/elements.js';
import { frenchEngine } from './shared/engine.js';
import { frenchNumbers } from './shared/numbers.js';
import { frenchReasons } from './shared/reasons.js';
import { frenchTold } from './shared/told.js';
import { frenchWords } from './shared/words.js';
import { frenchWorth } from './shared/worth.js';

export { speak } from '../locale.js';

/** The French messages that the elements need, by namespace. */
export const sharedRooms: Readonly<Record<SharedNamespace, object>> = {
  words: frenchWords,
  worth: frenchWorth,
  discards: frenchDiscards,
  reasons: frenchReasons,
  numbers: frenchNumbers,
  asked: frenchAsked,
  engine: frenchEngine,
  elements: frenchElements,
  told: frenchTold,
};

/** Returns Canadian French with the messages of these namespaces. All other namespaces stay in English. */
export const frenchOf = (rooms: Readonly<Record<string, object>>): Language => ({
  tag: 'fr-CA',
  locale: 'fr-CA',
  direction: 'ltr',
  wordsOf: (room, english) => rooms[room] ?? english,
});

export const language = frenchOf(sharedRooms);
