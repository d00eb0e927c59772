import { strings } from '../messages/app.js';
import { isFresh, newSession } from '../session/session.js';
import type { Action } from '../state/actions.js';
import { ownHistory, type SessionHistory, type State, type View } from '../state/state.js';
import { patchUi } from '../state/ui.js';
import { enterScreen, padAfter } from './enter_screen.js';

// This file opens and leaves a position from a link. While the position is open, the player's own game is suspended,
// and another tab may continue that game.

/**
 * Returns the suspended game after a step in the position. An empty game is dropped, so that the position becomes the
 * player's own game.
 */
export const suspendedAfter = ({ suspended }: State): SessionHistory | null =>
  suspended && isFresh(suspended.session) && suspended.past.length === 0 ? null : suspended;

export const leavePosition = (state: State): State =>
  state.suspended ? enterScreen({ ...state, ...state.suspended, suspended: null, counted: null }) : state;

// Opens a link. If it has no cards, shows its screen with the current game.
export const openLink = (
  state: State,
  { view, session, ranking, record: linked = '', ringed = [] }: Extract<Action, { type: 'linkOpened' }>,
): State =>
  isFresh(session)
    ? enterScreen({ ...(isFresh(state.session) ? leavePosition(state) : state), view, linked })
    : patchUi(
        enterScreen({ ...state, view, ranking, session, past: [], suspended: ownHistory(state), counted: null }),
        {
          ringed,
        },
      );

export const awaitLink = (state: State, view: View): State => {
  const over = isFresh(state.session)
    ? { ...state, view }
    : { ...state, view, session: newSession(), past: [], suspended: ownHistory(state), counted: null };
  return patchUi(enterScreen(over), { reading: true });
};

export const keepPosition = (state: State): State => {
  const { suspended, view, past } = state;
  if (!suspended) return state;
  return patchUi(
    { ...state, past: [...suspended.past, { view, session: suspended.session }, ...past], suspended: null },
    { notice: strings.positionKept },
  );
};

// Takes over a newer game from another tab. While a position is open, replaces only the suspended game.
export const takeGame = (
  state: State,
  { stored, notice: said = '' }: Extract<Action, { type: 'gameTaken' }>,
): State => {
  if (state.suspended) return { ...state, suspended: stored };
  const taken = { ...state, ...stored };
  return patchUi(taken, { lifted: null, padOpen: padAfter(state, taken), notice: said });
};
