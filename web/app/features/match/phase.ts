import { isToClaim } from '../../session/claims.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, isBegun, isLaidOut, type Match, seatToShow } from '../../session/match.js';
import type { State } from '../../state/state.js';
import { playedNow, standingNow } from './selectors.js';

/** Which thing is to be done next, and by whom. */
export type Stage =
  | 'draw'
  | 'cut'
  | 'throw'
  | 'theirThrow'
  | 'play'
  | 'theirTurn'
  | 'laid'
  | 'claim'
  | 'show'
  | 'dealt'
  | 'over';

export const stageOf = (state: State, match: Match): Stage => {
  if (match.seed === null) return 'draw';
  if (!isBegun(match)) return 'cut';
  if (standingNow(state, match).winner) return 'over';
  const deal = dealOf(match.game);
  if (!deal.starter) return hasThrown(deal) ? 'theirThrow' : 'throw';
  if (!isLaidOut(deal)) return playedNow(state, match)?.answer.toPlay === 'us' ? 'play' : 'theirTurn';
  if (!match.counting) return 'laid';
  if (isToClaim(match)) return 'claim';
  return seatToShow(deal) ? 'show' : 'dealt';
};
