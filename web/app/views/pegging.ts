import { html, nothing } from 'lit/html.js';
import { type Source, sideOf, winnerOf } from '../screens/board_game.js';
import { showOf } from '../screens/count_answers.js';
import { handIsWhole } from '../screens/count_game.js';
import { playOf } from '../screens/play.js';
import type { State } from '../state.js';
import { strings } from '../strings.js';
import type { Controls } from './view.js';

// From a count to the board, once a deal.

const quiet = (label: string, act: () => void) => html`
  <button type="button" class="quiet" @click=${act}>${label}</button>
`;

const isOpen = ({ game: { board } }: State, source: Source): boolean =>
  !board.counted.includes(source) && winnerOf(board) === undefined;

const pegged = html`<small class="pegged">${strings.peggedAlready}</small>`;

/** What the hand in front of the player pegs, and the starter. */
export const pegShow = (state: State, { dispatch }: Controls) => {
  const { count, board } = state.game;
  const { seat } = count;
  const answer = showOf(state, seat);
  if (seat === 'any' || !answer || !handIsWhole(count)) return nothing;
  const { points, heels } = answer;
  return html`
    ${
      heels && isOpen(state, 'heels')
        ? quiet(strings.pegHeels(sideOf(board, 'dealer')), () => dispatch({ type: 'heelsPegged' }))
        : nothing
    }
    ${
      points > 0 && isOpen(state, seat)
        ? quiet(strings.pegFor(points, sideOf(board, seat)), () => dispatch({ type: 'showPegged', seat, points }))
        : board.counted.includes(seat)
          ? pegged
          : nothing
    }
  `;
};

/** What both have pegged in a play that is over. */
export const pegPlay = (state: State, { dispatch }: Controls) => {
  const answer = playOf(state);
  if (!answer?.over) return nothing;
  const { us, them } = answer.totals;
  if (isOpen(state, 'play')) return quiet(strings.pegPlay(us, them), () => dispatch({ type: 'playPegged', us, them }));
  return state.game.board.counted.includes('play') ? pegged : nothing;
};
