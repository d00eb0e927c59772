import { html } from 'lit/html.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { isStandingKnown, selectScore } from '../state/score_selectors.js';
import type { State } from '../state/state.js';

/** Draws the score as a button that leads to the board. */
export const scoreChip = (state: State, { dispatch }: Controls) => {
  const score = selectScore(state);
  const { ours, theirs } = score;
  return html`
    <button
      type="button"
      class="score-chip"
      aria-label=${strings.scoreChip(score, state.session.names)}
      @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}
    >
      <span>${isStandingKnown(state) ? html`<span>${ours}</span><span class="dash">–</span><span>${theirs}</span>` : html`<span class="dash">–</span>`}</span>
    </button>
  `;
};
