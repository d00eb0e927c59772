import type { State, Ui } from './state.js';

// Changes to the part of the state that is only about the screen.

export const patchUi = (state: State, ui: Partial<Ui>): State => ({ ...state, ui: { ...state.ui, ...ui } });

/** With a sentence for the player; an empty one takes away the sentence before it. */
export const withNotice = (state: State, text: string): State => patchUi(state, { notice: text });

/** Nothing opened, typed or said. */
export const closedUi: Partial<Ui> = {
  lifted: null,
  opened: [],
  ringed: [],
  notice: '',
  numbers: null,
  reading: false,
  text: '',
};

/** A screen without cards as it looks when it is entered. */
export const enterWithoutCards = (state: State): State => patchUi(state, { ...closedUi, padOpen: false });

/** Adds an item, or removes it if it is there. */
export const toggle = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
