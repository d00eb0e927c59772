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

// Nor cards, where there will be none.
const arrivingBoard: ScreenView = { ...arriving, dock: arriving.body };

/** How the screen in front looks. Count is there at once, the others come after it. */
export const viewInFront = ({ view }: State, { effects }: Controls): ScreenView =>
  view === 'count' ? countView : (effects.laterViews()?.[view] ?? (view === 'board' ? arrivingBoard : arriving));
