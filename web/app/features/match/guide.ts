import type { Combination, Side } from '../../../engine/index.js';
import { guideWords } from '../../messages/guide.js';
import { dealOf, isHeels, sideOf } from '../../session/game.js';
import { isBegun, isGuided, type Match, seatToShow } from '../../session/match.js';
import type { Query } from '../../state/queries.js';
import type { PlaySoFar } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { keptQueries, keptWords } from '../choice_reasons.js';
import type { Phase } from './phase.js';
import {
  selectCountedStanding,
  selectCut,
  selectDealtCards,
  selectMatchShow,
  selectMatchStanding,
  selectPlay,
} from './selectors.js';

// This file explains the step of the guided deal that the screen shows. All facts come from the record and from the
// engine's answers, so any deal can be explained.

const sentences = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');

const keptOf = (state: State, match: Match) => {
  const { chosen = [] } = state.match ?? {};
  const six = selectDealtCards(state, match)?.ours ?? [];
  return chosen.length === 2 ? { kept: six.filter((card) => !chosen.includes(card)) } : undefined;
};

/** Returns the query for what the four cards that would be kept are worth. */
export const guideQueries = (state: State, match: Match): readonly Query[] =>
  isGuided(match) ? keptQueries([keptOf(state, match)]) : [];

const explainThrow = (state: State, match: Match): string => {
  if (!selectDealtCards(state, match)) return '';
  const chosen = state.match?.chosen.length ?? 0;
  if (chosen === 0) return guideWords.six(dealOf(match.game).weDeal);
  if (chosen === 1) return guideWords.oneMore;
  const kept = keptOf(state, match);
  const keeps = kept && keptWords(state, kept);
  return keeps ? guideWords.throwThese(keeps) : '';
};

const explainStarter = (match: Match): string => {
  const deal = dealOf(match.game);
  return sentences(
    deal.starter && guideWords.starter(deal.starter),
    isHeels(deal) && guideWords.heels(deal.weDeal ? 'us' : 'them'),
    guideWords.play,
  );
};

// Returns the index of the last turn that the record has. It was made by a tap, or by the opponent; our own go, which the
// cards prove, is explained together with it.
const lastStep = ({ turns }: PlaySoFar): number => turns.findLastIndex(([by, turn]) => by === 'them' || turn !== 'go');

// Returns the side that plays on after the other has said go; undefined if neither or both of them have.
const aloneIn = (played: PlaySoFar): Side | undefined => {
  const { answer, turns } = played;
  const hasGone = turns.slice(lastStep(played)).some(([, turn]) => turn === 'go');
  return hasGone && !answer.over && answer.count > 0 ? answer.toPlay : undefined;
};

// Explains the last step of the play and what followed from it: the card with its points, the goes, and the new count.
const explainStep = (played: PlaySoFar): string => {
  const { answer, turns } = played;
  const last = answer.plays.at(-1);
  const step = turns.slice(lastStep(played));
  if (!last) return '';
  const isCard = step[0]?.[1] !== 'go';
  const goes = step.filter(([, turn]) => turn === 'go').map(([by]) => by);
  const pegged = last.reasons.filter((reason) => isCard || reason === 'go');
  const atOnce = pegged.filter((reason) => reason !== 'go').map(guideWords.reason);
  const alone = aloneIn(played);
  return sentences(
    isCard && guideWords.card(last.by, last.card, last.count),
    isCard && answer.plays.length === 1 && guideWords.pips,
    ...atOnce,
    isCard && pegged.length === 0 && goes.length === 0 && guideWords.nothing,
    ...goes.map((by) => (by === 'us' ? guideWords.iGo : guideWords.theyGo)),
    pegged.includes('go') && guideWords.reason('go'),
    alone && guideWords.goesOn(alone),
    !answer.over && answer.count === 0 && guideWords.newCount,
  );
};

const explainPlay = (state: State, match: Match, phase: Phase): string => {
  const played = selectPlay(state, match);
  if (!played) return '';
  const { plays, count, toPlay } = played.answer;
  const { weDeal } = dealOf(match.game);
  const turn: Side = toPlay ?? 'them';
  return sentences(
    plays.length === 0 ? explainStarter(match) : explainStep(played),
    phase === 'played'
      ? guideWords.allPlayed(weDeal)
      : !(turn === 'them' && aloneIn(played)) && guideWords.turn(turn, count === 0),
  );
};

// Returns the kinds of the combinations, each with the sizes of its combinations, in counting order.
const byKind = (combinations: readonly Combination[]) =>
  [...new Set(combinations.map(({ kind }) => kind))].map((kind) => ({
    kind,
    sizes: combinations.filter((each) => each.kind === kind).map(({ cards }) => cards.length),
  }));

const explainShow = (state: State, match: Match): string => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const show = selectMatchShow(state, match, 'short');
  if (!seat || !show) return '';
  return sentences(
    guideWords.hand(seat, sideOf(deal, seat), show.points),
    seat === 'pone' && guideWords.withStarter,
    seat === 'crib' && guideWords.ofCrib,
    ...byKind(show.combinations).map(({ kind, sizes }) => guideWords.scored(kind, sizes)),
    show.points === 0 && guideWords.noneThere,
  );
};

/**
 * Explains the current step of a guided deal; empty if the deal is not guided, or the engine has not yet answered what
 * the explanation needs.
 */
export const explain = (state: State, match: Match, phase: Phase): string => {
  if (!isGuided(match) || (isBegun(match) && !selectCountedStanding(state, match))) return '';
  const cut = phase === 'cut' ? selectCut(state, match) : undefined;
  if (cut) return guideWords.cut(cut.ours, cut.theirs, cut.weDeal);
  if (phase === 'throw') return explainThrow(state, match);
  if (phase === 'theirThrow') return guideWords.thrown(dealOf(match.game).weDeal);
  if (phase === 'play' || phase === 'theirTurn' || phase === 'played') return explainPlay(state, match, phase);
  if (phase === 'show') return explainShow(state, match);
  return phase === 'dealt' ? guideWords.end(selectMatchStanding(state, match).score, !dealOf(match.game).weDeal) : '';
};
