import { type BoardGame, isBegun, pegOnce, scoreOf, sideOf } from '../games/board.js';
import { showSeats } from '../games/count.js';
import type { Action } from '../model/actions.js';
import type { Game, State, View } from '../model/state.js';

// What the board hears from the other screens, and they from it. The score is the board's alone; whose crib it is, is said on one
// screen and so on all.

/** The board after something happened on the screen in front. */
export const heard = ({ view, game: { board, count } }: State, action: Action): BoardGame => {
  switch (action.type) {
    case 'showPegged':
      return pegOnce(board, action.seat, [[sideOf(board, action.seat), action.points]]);
    case 'heelsPegged':
      return pegOnce(board, 'heels', [[sideOf(board, 'dealer'), 2]]);
    case 'playPegged':
      return pegOnce(board, 'play', [
        ['us', action.us],
        ['them', action.them],
      ]);
    // The show that was pegged goes, and the deal with it.
    case 'nextTapped':
      return view === 'count' && count.seat === 'crib' && showSeats.some((seat) => board.counted.includes(seat))
        ? { ...board, weDeal: !board.weDeal, counted: [] }
        : board;
    default:
      return board;
  }
};

interface Said {
  readonly by: View;
  readonly weDeal: boolean;
}

// Cards that lie on the table were laid in the deal they were laid in.
const withDealer = (state: State, { by, weDeal }: Said): State => {
  const { discard, play } = state.game;
  const laid = play.played.length > 0;
  // Where it was said, undo takes it back; elsewhere undo takes back cards, and not whose crib it has become.
  const kept = <Game extends { weDeal: boolean }>(past: readonly Game[], view: View): readonly Game[] =>
    view === by ? past : past.map((before) => ({ ...before, weDeal }));
  return {
    ...state,
    game: { ...state.game, discard: { ...discard, weDeal }, play: laid ? play : { ...play, weDeal } },
    past: {
      ...state.past,
      discard: kept(state.past.discard, 'discard'),
      play: laid ? state.past.play : kept(state.past.play, 'play'),
    },
  };
};

// Before anything is pegged the board only follows; later it is a step that its undo takes back.
const tellBoard = (state: State, { weDeal }: Said): State => {
  const { board } = state.game;
  if (board.weDeal === weDeal) return state;
  const told = { ...state, game: { ...state.game, board: { ...board, weDeal } } };
  return isBegun(board) ? { ...told, past: { ...told.past, board: [...told.past.board, board] } } : told;
};

const says: ReadonlySet<Action['type']> = new Set(['cribChosen', 'playCribChosen', 'nextTapped', 'undone']);

// Whose crib it is now, where that was said.
const dealerSaid = ({ game }: State, before: Game, action: Action): Said | undefined => {
  const { board, discard, play } = game;
  if (board.weDeal !== before.board.weDeal) return { by: 'board', weDeal: board.weDeal };
  if (!says.has(action.type) && !(action.type === 'linkOpened' && !isBegun(board))) return undefined;
  if (discard.weDeal !== before.discard.weDeal) return { by: 'discard', weDeal: discard.weDeal };
  return play.weDeal === before.play.weDeal ? undefined : { by: 'play', weDeal: play.weDeal };
};

// The play goes on from the score at which its first card was laid, whatever is pegged meanwhile.
const withScoreBefore = (state: State): State => {
  const { play, board } = state.game;
  const laid = play.played.length > 0;
  if (laid === (play.before !== undefined)) return state;
  const { before: _, ...rest } = play;
  return { ...state, game: { ...state.game, play: laid ? { ...play, before: scoreOf(board) } : rest } };
};

/** The state in which all screens agree. */
export const agree = (state: State, before: State, action: Action): State => {
  if (state.game === before.game) return state;
  const said = dealerSaid(state, before.game, action);
  return withScoreBefore(said ? withDealer(tellBoard(state, said), said) : state);
};
