import type { State } from '../state/state.js';
import { closedUi, patchUi } from '../state/ui.js';
import { cardsInFront, isComplete } from './registry.js';

// Whether the pad is there after a change.

/** A change that is not about the cards leaves the pad as it was; the last card folds it. */
export const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isComplete(before) === isComplete(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isComplete(after);
};

export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** The screen as one comes to it: without what was said before, and with its pad only where cards are missing. */
export const enterScreen = (state: State): State => patchUi(state, { ...closedUi, padOpen: !isComplete(state) });
