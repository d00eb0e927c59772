import type { Side } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import { dealOf } from '../session/game.js';
import { isFresh, newSession } from '../session/session.js';
import type { Action } from '../state/actions.js';
import { selectScore } from '../state/score_selectors.js';
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

export const leavePosition = (state: State): State => {
  const { suspended, ui } = state;
  if (!suspended) return state;
  const view = ui.advised ? 'board' : state.view;
  return patchUi(enterScreen({ ...state, ...suspended, view, suspended: null, counted: null }), { advised: null });
};

/**
 * Opens a position for the cards of one of two players who share the phone, at their game's score. The cards never enter
 * the record of the game, and they are gone once the position is left.
 */
export const adviseOn = (state: State, by: Side): State => {
  const { game, names, objective } = state.session;
  const { ours, theirs } = selectScore(state);
  const isOurs = by === 'us';
  const start = isOurs ? { ours, theirs } : { ours: theirs, theirs: ours };
  const position = newSession(dealOf(game).weDeal === isOurs, start);
  const session = { ...position, objective, names: isOurs ? names : { us: names.them, them: names.us } };
  const there = { ...state, view: 'discard', session, past: [], suspended: ownHistory(state), counted: null } as const;
  return patchUi(enterScreen(there), { advised: by });
};

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
