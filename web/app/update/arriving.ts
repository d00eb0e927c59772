import type { State, Ui } from '../model/state.js';
import { cardsInFront, isWhole } from '../screens/index.js';

// How a screen stands after a change: what is open, what is said, and whether the pad is there.

export const withUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

export const notice = (state: State, text: string): State => withUi(state, { notice: text });

export const plain: Partial<Ui> = {
  lifted: null,
  opened: [],
  ringed: [],
  notice: '',
  numbers: null,
  reading: false,
  text: '',
};

/** A change that is not about the cards leaves the pad as it was; the last card folds it. */
export const padAfter = (before: State, after: State): boolean => {
  const same = before.view === after.view && isWhole(before) === isWhole(after);
  return same && cardsInFront(before).join() === cardsInFront(after).join() ? before.ui.padOpen : !isWhole(after);
};

export const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** The screen as one comes to it: without what was said before, and with its pad only where cards are missing. */
export const arrive = (state: State): State => withUi(state, { ...plain, padOpen: !isWhole(state) });
