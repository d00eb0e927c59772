import { html } from 'lit/html.js';
import type { State } from '../state/state.js';
import type { Controls } from './view_types.js';

const buttons = (state: State, { dispatch, resumableMatches: goingOn }: Controls, most: number, look: string) =>
  goingOn(state)
    .slice(0, most)
    .map(
      ({ label, ...which }, at) => html`
      <button
        type="button"
        class=${at === 0 ? `go-on-against ${look}` : 'go-on-against'}
        @click=${() => dispatch({ type: 'match', action: { type: 'matchResumed', ...which } })}
      >
        ${label}
      </button>
    `,
    );

/** Draws the button to resume the last game against the engine. */
export const goOn = (state: State, controls: Controls) => buttons(state, controls, 1, '');

/** Draws the buttons to resume any game. The first is the primary action. */
export const goOnWithAny = (state: State, controls: Controls) =>
  buttons(state, controls, Number.POSITIVE_INFINITY, 'primary');
