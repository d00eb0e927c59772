import { isBegun, type Match, wholeGame } from '../../../session/match.js';
import { type CountedGame, selectCountedGame } from '../../../state/score_selectors.js';
import type { State } from '../../../state/state.js';

// This file finds the games against the engine that can be gone on with.

export interface LeftGame {
  readonly match: Match;
  /** The index of the game among the suspended games; absent for the current game. */
  readonly place?: number;
  /** Absent until the engine has counted the game. */
  readonly counted: CountedGame | undefined;
}

/** Returns the games against the engine that are not over: the current game, then the suspended games, newest first. */
export const leftGames = (state: State): readonly LeftGame[] => {
  const { current = null, suspended = [] } = state.match ?? {};
  const suspendedGames = suspended.map(
    (match, place): LeftGame => ({ match, place, counted: selectCountedGame(state, wholeGame(match)) }),
  );
  if (!current || !isBegun(current)) return suspendedGames.reverse();
  const counted = selectCountedGame(state, wholeGame(current));
  return [...(counted?.standing.winner ? [] : [{ match: current, counted }]), ...suspendedGames.reverse()];
};
