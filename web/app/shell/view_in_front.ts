import { html } from 'lit/html.js';
import type { State } from '../model/state.js';
import { countView } from '../screens/count/view.js';
import type { Controls, ScreenView } from '../screens/view.js';

// Nothing, for the moment that a screen needs to arrive.
const arriving: ScreenView = {
  choices: () => html`<span class="segments"></span>`,
  body: () => html``,
  marks: () => undefined,
  textHint: '',
};

// Nor cards, where there will be none, or nobody knows yet whether there will be.
const withoutPad: ScreenView = { ...arriving, dock: arriving.body };

/** How the screen in front looks. Count is there at once, the others come after it, and what a link holds once it is read. */
export const viewInFront = ({ view, ui }: State, { effects }: Controls): ScreenView => {
  if (ui.reading) return withoutPad;
  if (view === 'count') return countView;
  return effects.laterViews()?.[view] ?? (view === 'board' ? withoutPad : arriving);
};
