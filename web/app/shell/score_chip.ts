import { html, nothing } from 'lit/html.js';
import type { Controls } from '../features/view_types.js';
import { strings } from '../messages/app.js';
import { dealOf, sidesOf } from '../session/game.js';
import { holesOf, isStandingKnown, sideNames } from '../state/score_selectors.js';
import type { State } from '../state/state.js';

/** Draws the score as a button that leads to the board. */
export const scoreChip = (state: State, { dispatch }: Controls) => {
  const holes = Object.values(holesOf(state));
  const numbers = holes.flatMap((each, at) => [
    at > 0 ? html`<span class="dash">–</span>` : nothing,
    html`<span>${each}</span>`,
  ]);
  const names = sideNames(state.session);
  const sides = sidesOf(dealOf(state.session.game)).map((side) => strings.nameOf(side, names));
  return html`
    <button
      type="button"
      class="score-chip"
      aria-label=${strings.scoreChip(holes.join('–'), sides)}
      @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}
    >
      <span>${isStandingKnown(state) ? numbers : html`<span class="dash">–</span>`}</span>
    </button>
  `;
};
