import { html } from 'lit/html.js';
import { countView } from '../features/count/view.js';
import type { Controls, ScreenView } from '../features/view_types.js';
import { matchInFront } from '../root/late_features.js';
import { screenOf } from '../root/registry.js';
import type { State } from '../state/state.js';

// Nothing, for the moment that a screen needs to arrive.
const arriving: ScreenView = {
  choices: () => html`<span class="segments"></span>`,
  body: () => html``,
  marks: () => undefined,
  textHint: () => '',
};

// Nor cards, where there will be none, or nobody knows yet whether there will be.
const withoutPad: ScreenView = { ...arriving, dock: arriving.body };

/** What is in front: a game against the engine takes the place of the board. */
export const nameInFront = (state: State) => (matchInFront(state) ? 'against' : state.view);

/** How the screen in front looks. Count is there at once, the others come after it, and what a link holds once it is read. */
export const viewInFront = (state: State, { effects }: Controls): ScreenView => {
  const { view, ui } = state;
  if (ui.reading) return withoutPad;
  const name = nameInFront(state);
  if (name === 'count') return countView;
  return effects.lazyViews()?.[name] ?? (screenOf(view).cards ? arriving : withoutPad);
};
