import { html } from 'lit/html.js';
import { scoreOf } from '../games/board.js';
import type { State } from '../model/state.js';
import type { Controls } from '../screens/view.js';
import { strings } from '../strings.js';

/** The score, which leads to the board. */
export const scoreChip = ({ game }: State, { dispatch }: Controls) => {
  const { ours, theirs } = scoreOf(game.board);
  return html`
    <button
      type="button"
      class="score-chip"
      aria-label=${strings.scoreChip(ours, theirs)}
      @click=${() => dispatch({ type: 'viewChosen', view: 'board' })}
    >
      <span><span>${ours}</span><span class="dash">–</span><span>${theirs}</span></span>
    </button>
  `;
};
