import type { State, Ui } from './state.js';

// Functions that change the part of the state that concerns only the screen.

export const patchUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

/** Sets a notice for the player. An empty text removes the previous notice. */
export const withNotice = (state: State, text: string): State => patchUi(state, { notice: text });

/** The changes that close everything open, and remove typed text and notices. */
export const closedUi: Partial<Ui> = {
  lifted: null,
  opened: [],
  ringed: [],
  notice: '',
  numbers: null,
  reading: false,
  text: '',
};

/** Returns the state for a screen without cards: everything is closed, the pad too. */
export const enterWithoutCards = (state: State): State => patchUi(state, { ...closedUi, padOpen: false });

/** Adds an item, or removes it if it is there. */
export const toggle = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
