import type { Card } from '../../../engine/index.js';
import { againstWords } from '../../messages/match.js';
import { showSteps } from '../../session/claims.js';
import { dealOf } from '../../session/game.js';
import {
  begin,
  canPlay,
  cardsInHand,
  dealAgain,
  isGuided,
  type Match,
  peg,
  seatToShow,
  throwTheirs,
  throwTwo,
  turn,
} from '../../session/match.js';
import { emptyMatchState, type MatchState } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { withNotice } from '../../state/ui.js';
import { phaseOf } from './phase.js';
import {
  selectCountedStanding,
  selectDealtCards,
  selectFirstDeal,
  selectMatchShow,
  selectOpponentThrow,
  selectOpponentTurn,
  selectPlay,
} from './selectors.js';

// This file makes the moves of a game against the engine: our taps on cards, the green button, the opponent's moves,
// and undo.

export const patchMatch = (state: State, changes: Partial<MatchState>): State => {
  const { match: matchState } = state;
  return matchState ? { ...state, match: { ...matchState, ...changes } } : state;
};

// Makes our move. It may be taken back until the opponent has answered it. The opponent's moves are final.
const commitOurMove = (state: State, match: Match, next: Match): State =>
  patchMatch(withNotice(state, ''), { current: next, before: match, chosen: [], hinted: false });
const commitOpponentMove = (state: State, next: Match): State =>
  patchMatch(withNotice(state, ''), { current: next, before: null, hinted: false });

const tapSix = (state: State, card: Card, six: readonly Card[]): State => {
  const chosen = state.match?.chosen ?? [];
  if (!six.includes(card)) return withNotice(state, againstWords.notMine(card));
  if (chosen.includes(card))
    return patchMatch(withNotice(state, ''), { chosen: chosen.filter((each) => each !== card) });
  return patchMatch(withNotice(state, ''), { chosen: [...chosen.slice(-1), card] });
};

const tapFour = (state: State, match: Match, card: Card): State => {
  const deal = dealOf(match.game);
  const played = selectPlay(state, match);
  if (!cardsInHand(deal).includes(card)) return withNotice(state, againstWords.notMine(card));
  if (played?.answer.toPlay !== 'us' || !selectCountedStanding(state, match))
    return withNotice(state, againstWords.theirTurn);
  if (!canPlay(card, played.answer.count)) return withNotice(state, againstWords.tooHigh(card));
  return commitOurMove(state, match, turn(match, card));
};

export const tap = (state: State, match: Match, card: Card): State => {
  const phase = phaseOf(state, match);
  const six = phase === 'throw' ? selectDealtCards(state, match)?.ours : undefined;
  if (six) return tapSix(state, card, six);
  return phase === 'play' || phase === 'theirTurn' ? tapFour(state, match, card) : state;
};

// Confirms the count that the player entered for our hand. The player cannot change it then, because the screen shows
// the true count next.
const claim = (state: State, match: Match): State => {
  const points = state.match?.toClaim ?? null;
  return points === null
    ? state
    : patchMatch(commitOpponentMove(state, { ...match, claim: points }), { toClaim: null });
};

const pegNext = (state: State, match: Match): State => {
  const seat = seatToShow(dealOf(match.game));
  const show = selectMatchShow(state, match, 'short');
  return seat && show ? commitOpponentMove(state, peg(match, seat, showSteps(match, seat, show.points))) : state;
};

export const advance = (state: State, match: Match): State => {
  const phase = phaseOf(state, match);
  const { chosen = [] } = state.match ?? {};
  const weDeal = phase === 'cut' ? selectFirstDeal(state, match) : undefined;
  if (weDeal !== undefined) return commitOpponentMove(state, begin(match, weDeal));
  const six = phase === 'throw' ? selectDealtCards(state, match)?.ours : undefined;
  if (six && chosen.length === 2) return commitOurMove(state, match, throwTwo(match, six, chosen));
  if (!selectCountedStanding(state, match)) return state;
  if (phase === 'played') return commitOpponentMove(state, { ...match, counting: true });
  if (phase === 'claim') return claim(state, match);
  if (isGuided(match) && (phase === 'theirThrow' || phase === 'theirTurn')) return applyOpponentMove(state, match);
  if (phase === 'show') return pegNext(state, match);
  return phase === 'dealt' ? patchMatch(commitOpponentMove(state, dealAgain(match)), { shown: null }) : state;
};

// Makes the opponent's move if it is due and the engine has answered.
export const applyOpponentMove = (state: State, match: Match): State => {
  const phase = phaseOf(state, match);
  if (!selectCountedStanding(state, match)) return state;
  const cards = phase === 'theirThrow' ? selectDealtCards(state, match) : undefined;
  const thrown = cards && selectOpponentThrow(state, match);
  if (thrown)
    return patchMatch(commitOpponentMove(state, throwTheirs(match, thrown, cards.starter)), { replaced: null });
  const played = phase === 'theirTurn' ? selectOpponentTurn(state, match) : undefined;
  return played ? commitOpponentMove(state, turn(match, played)) : state;
};

// Takes back our last step, but no step before the opponent's last move. Until the opponent has moved in this game,
// undo can also return to the previous game.
export const undo = (state: State, { hints, guided }: Match): State => {
  const { before, chosen, replaced, seal, settings, toClaim } = state.match ?? emptyMatchState;
  if (toClaim !== null) return patchMatch(withNotice(state, ''), { toClaim: null });
  if (chosen.length > 0) return patchMatch(withNotice(state, ''), { chosen: chosen.slice(0, -1) });
  if (before) return patchMatch(withNotice(state, ''), { current: { ...before, hints, guided }, before: null });
  return replaced
    ? patchMatch(withNotice(state, ''), { ...replaced, seal, settings })
    : withNotice(state, againstWords.noUndo);
};
