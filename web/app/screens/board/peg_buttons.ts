import { html, nothing } from 'lit/html.js';
import { type Source, sideOf, winnerOf } from '../../games/board.js';
import { handIsWhole } from '../../games/count.js';
import type { State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { showOf } from '../count/answers.js';
import { playOf } from '../play/screen.js';
import type { Controls } from '../view.js';

// From a count to the board, once a deal; the button stays where it was and says so.

const once = ({ game: { board } }: State, source: Source, label: string, done: string, act: () => void) => {
  const counted = board.counted.includes(source);
  return counted || winnerOf(board) === undefined
    ? html`
        <button type="button" class="quiet" aria-disabled=${counted ? 'true' : 'false'} @click=${() => counted || act()}>
          ${counted ? done : label}
        </button>
      `
    : nothing;
};

/** What the hand in front of the player pegs, and the starter. */
export const pegShow = (state: State, { dispatch }: Controls) => {
  const { count, board } = state.game;
  const { seat } = count;
  const answer = showOf(state, seat);
  if (seat === 'any' || !answer || !handIsWhole(count)) return nothing;
  const { points, heels } = answer;
  const { pegHeels, pegFor, heelsOnBoard, onBoard } = strings;
  return html`
    ${heels ? once(state, 'heels', pegHeels(sideOf(board, 'dealer')), heelsOnBoard, () => dispatch({ type: 'heelsPegged' })) : nothing}
    ${points > 0 ? once(state, seat, pegFor(points, sideOf(board, seat)), onBoard, () => dispatch({ type: 'showPegged', seat, points })) : nothing}
  `;
};

/** What both have pegged in a play that is over. */
export const pegPlay = (state: State, { dispatch }: Controls) => {
  const answer = playOf(state);
  if (!answer?.over) return nothing;
  const { us, them } = answer.totals;
  return once(state, 'play', strings.pegPlay(us, them), strings.onBoard, () =>
    dispatch({ type: 'playPegged', us, them }),
  );
};
