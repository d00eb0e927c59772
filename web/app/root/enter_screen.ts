import type { State } from '../state/state.js';
import { closedUi, patchUi } from '../state/ui.js';
import { cardsInFront, isComplete } from './registry.js';

// Whether the pad is open after a change.

/** A change that does not concern the cards leaves the pad as it was; the last card folds it. */
export const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isComplete(before) === isComplete(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isComplete(after);
};

export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** The screen when it is entered: without earlier notices, and with its pad open only if cards are missing. */
export const enterScreen = (state: State): State => patchUi(state, { ...closedUi, padOpen: !isComplete(state) });
