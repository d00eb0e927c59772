import { isToClaim } from '../../session/claims.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, isBegun, isPlayedOut, type Match, seatToShow } from '../../session/match.js';
import type { State } from '../../state/state.js';
import { selectMatchStanding, selectPlay } from './selectors.js';

/** The next step of a match, and who makes it. */
export type Phase =
  | 'draw'
  | 'cut'
  | 'throw'
  | 'theirThrow'
  | 'play'
  | 'theirTurn'
  | 'played'
  | 'claim'
  | 'show'
  | 'dealt'
  | 'over';

export const phaseOf = (state: State, match: Match): Phase => {
  if (match.seed === null) return 'draw';
  if (!isBegun(match)) return 'cut';
  if (selectMatchStanding(state, match).winner) return 'over';
  const deal = dealOf(match.game);
  if (!deal.starter) return hasThrown(deal) ? 'theirThrow' : 'throw';
  if (!isPlayedOut(deal)) return selectPlay(state, match)?.answer.toPlay === 'us' ? 'play' : 'theirTurn';
  if (!match.counting) return 'played';
  if (isToClaim(match)) return 'claim';
  return seatToShow(deal) ? 'show' : 'dealt';
};
