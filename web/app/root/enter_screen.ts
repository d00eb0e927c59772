import type { State } from '../state/state.js';
import { closedUi, patchUi } from '../state/ui.js';
import { cardsInFront, isComplete } from './registry.js';

/**
 * Returns whether the pad is open after a change. While the cards stay the same, the pad stays as it is. When the last
 * card is entered, the pad folds.
 */
export const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isComplete(before) === isComplete(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isComplete(after);
};

export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Returns the state on entering a screen: without notices, and with the pad open only if cards are missing. */
export const enterScreen = (state: State): State => patchUi(state, { ...closedUi, padOpen: !isComplete(state) });
