import { html, nothing } from 'lit/html.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { holesOf, isStandingKnown, sayScores } from '../state/score_selectors.js';
import type { State } from '../state/state.js';

/** Draws the score as a button that leads to the board. */
export const scoreChip = (state: State, { dispatch }: Controls) => {
  const holes = holesOf(state);
  const numbers = Object.values(holes).flatMap((each, at) => [
    at > 0 ? html`<span class="dash">–</span>` : nothing,
    html`<span>${each}</span>`,
  ]);
  return html`
    <button
      type="button"
      class="score-chip"
      aria-label=${strings.scoreChip(sayScores(state.session, holes))}
      @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}
    >
      <span>${isStandingKnown(state) ? numbers : html`<span class="dash">–</span>`}</span>
    </button>
  `;
};
