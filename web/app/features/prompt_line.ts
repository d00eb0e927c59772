import { html, nothing } from 'lit/html.js';
import { strings } from '../messages/app.js';
import { dealOf, isBare } from '../session/game.js';
import { isTableEmpty } from '../session/session.js';
import type { State } from '../state/state.js';
import type { Controls } from './view_types.js';

/** True if no card is in the way of random ones. A lone hand is in the way only on Count, because no deal has it. */
export const isTableFree = ({ view, session }: State): boolean =>
  view === 'count' ? isTableEmpty(session) : isBare(dealOf(session.game));

// Draws the button at the end of the line: on an empty table it deals random cards, and otherwise it clears the cards.
const button = (state: State, { dispatch, effects }: Controls, empty: boolean) => {
  if (!empty)
    return html`<button type="button" class="quiet" @click=${() => dispatch({ type: 'cleared' })}>${strings.clear}</button>`;
  return isTableFree(state)
    ? html`<button type="button" class="quiet" @click=${effects.deal}>${strings.tryRandom}</button>`
    : nothing;
};

/** Draws the line that says which cards are missing. `empty` is true if no card was entered on this screen. */
export const promptLine = (text: string, state: State, controls: Controls, empty: boolean, look = '') =>
  text === '' ? nothing : html`<p class="prompt ${look}"><span>${text}</span> ${button(state, controls, empty)}</p>`;
