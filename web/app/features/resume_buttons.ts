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

/** Draws the button that resumes the last game that was played against the engine. */
export const goOn = (state: State, controls: Controls) => buttons(state, controls, 1, '');

/** The largest number of games to offer. The list of games has all of them. */
const most = 3;

/** Draws a button for each of the last unfinished games against the engine. The first button is the primary one. */
export const goOnWithAny = (state: State, controls: Controls) => buttons(state, controls, most, 'primary');
