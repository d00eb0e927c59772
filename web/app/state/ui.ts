import type { State, Ui } from './state.js';

// Changes to the part of the state that concerns only the screen.

export const patchUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

/** Sets a notice for the player. An empty text removes the previous notice. */
export const withNotice = (state: State, text: string): State => patchUi(state, { notice: text });

/** Closes everything that is opened, typed or said. */
export const closedUi: Partial<Ui> = {
  lifted: null,
  opened: [],
  ringed: [],
  notice: '',
  numbers: null,
  reading: false,
  text: '',
};

/** Enters a screen that has no cards. */
export const enterWithoutCards = (state: State): State => patchUi(state, { ...closedUi, padOpen: false });

/** Adds an item, or removes it if it is there. */
export const toggle = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
