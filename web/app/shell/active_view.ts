import { html } from 'lit/html.js';
import { countView } from '../features/count/view.js';
import type { Controls, ScreenView } from '../features/view_types.js';
import { matchInFront } from '../root/late_features.js';
import { screenOf } from '../root/registry.js';
import type { State } from '../state/state.js';

// An empty view, until the screen has been loaded.
const arriving: ScreenView = {
  choices: () => html`<span class="segments"></span>`,
  body: () => html``,
};

// An empty view without a pad, for a screen without cards or while a link is being read.
const withoutPad: ScreenView = { ...arriving, dock: arriving.body };

/** Returns the name of the current view: a game against the engine replaces the board. */
export const nameInFront = (state: State) => (matchInFront(state) ? 'against' : state.view);

/**
 * Returns the current view. Count is there at once. A screen that is not loaded yet is empty, and so is a link's screen
 * until the link is read.
 */
export const viewInFront = (state: State, { effects }: Controls): ScreenView => {
  const { view, ui } = state;
  if (ui.reading) return withoutPad;
  const name = nameInFront(state);
  if (name === 'count') return countView;
  return effects.lazyViews()?.[name] ?? (screenOf(view).cards ? arriving : withoutPad);
};
