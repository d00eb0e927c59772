import { strings } from '../messages/app.js';
import { isFresh, newSitting } from '../session/session.js';
import type { Action } from '../state/actions.js';
import { ownOf, type State, type Stored, type View } from '../state/state.js';
import { withUi } from '../state/ui.js';
import { arrive, padAfter } from './enter_screen.js';

// A position from a link lies over our own game, and another tab may have gone on with that.

/** Nothing is to go back to behind a position but an empty table: what is done to it is done to our game. */
export const asideAfter = ({ aside }: State): Stored | null =>
  aside && isFresh(aside.sitting) && aside.past.length === 0 ? null : aside;

export const leavePosition = (state: State): State =>
  state.aside ? arrive({ ...state, ...state.aside, aside: null, counted: null }) : state;

// A link with nothing on it leads to a screen, and to whatever lies there.
export const openLink = (
  state: State,
  { view, sitting, ranking, record: linked = '', ringed = [] }: Extract<Action, { type: 'linkOpened' }>,
): State =>
  isFresh(sitting)
    ? arrive({ ...(isFresh(state.sitting) ? leavePosition(state) : state), view, linked })
    : withUi(arrive({ ...state, view, ranking, sitting, past: [], aside: ownOf(state), counted: null }), { ringed });

export const awaitLink = (state: State, view: View): State => {
  const over = isFresh(state.sitting)
    ? { ...state, view }
    : { ...state, view, sitting: newSitting(), past: [], aside: ownOf(state), counted: null };
  return withUi(arrive(over), { reading: true });
};

export const keepPosition = (state: State): State => {
  const { aside, view, past } = state;
  if (!aside) return state;
  return withUi(
    { ...state, past: [...aside.past, { view, sitting: aside.sitting }, ...past], aside: null },
    { notice: strings.positionKept },
  );
};

// A position lies over our game, which goes on beneath it.
export const takeGame = (
  state: State,
  { stored, notice: said = '' }: Extract<Action, { type: 'gameTaken' }>,
): State => {
  if (state.aside) return { ...state, aside: stored };
  const taken = { ...state, ...stored };
  return withUi(taken, { lifted: null, padOpen: padAfter(state, taken), notice: said });
};
