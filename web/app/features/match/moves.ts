import type { Card } from '../../../engine/index.js';
import { againstWords } from '../../messages/match.js';
import { showSteps } from '../../session/claims.js';
import { dealOf } from '../../session/game.js';
import {
  begin,
  dealAgain,
  fits,
  held,
  type Match,
  peg,
  seatToShow,
  throwTheirs,
  throwTwo,
  turn,
} from '../../session/match.js';
import { emptyTable, type Table } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { stageOf } from './phase.js';
import { cardsNow, countedNow, cutNow, playedNow, showNow, theirThrow, theirTurn } from './selectors.js';

// What happens at the table: our taps and the green button, what they do, and what is taken back.

export const put = (state: State, changes: Partial<Table>): State => {
  const { against } = state;
  return against ? { ...state, against: { ...against, ...changes } } : state;
};

export const say = (state: State, notice: string): State => ({ ...state, ui: { ...state.ui, notice } });

// A step of ours may be taken back until they have answered it; theirs are what we see next.
const ourStep = (state: State, match: Match, next: Match): State =>
  put(say(state, ''), { match: next, before: match, chosen: [], hinted: false });
const theirStep = (state: State, next: Match): State =>
  put(say(state, ''), { match: next, before: null, hinted: false });

const tapSix = (state: State, card: Card, six: readonly Card[]): State => {
  const chosen = state.against?.chosen ?? [];
  if (!six.includes(card)) return say(state, againstWords.notMine(card));
  if (chosen.includes(card)) return put(say(state, ''), { chosen: chosen.filter((each) => each !== card) });
  return put(say(state, ''), { chosen: [...chosen.slice(-1), card] });
};

const tapFour = (state: State, match: Match, card: Card): State => {
  const deal = dealOf(match.game);
  const played = playedNow(state, match);
  if (!held(deal).includes(card)) return say(state, againstWords.notMine(card));
  if (played?.answer.toPlay !== 'us' || !countedNow(state, match)) return say(state, againstWords.theirTurn);
  if (!fits(card, played.answer.count)) return say(state, againstWords.tooHigh(card));
  return ourStep(state, match, turn(match, card));
};

export const tap = (state: State, match: Match, card: Card): State => {
  const stage = stageOf(state, match);
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six) return tapSix(state, card, six);
  return stage === 'play' || stage === 'theirTurn' ? tapFour(state, match, card) : state;
};

// What we say our hand is worth is said for good: the next thing that is seen is what it is.
const claim = (state: State, match: Match): State => {
  const points = state.against?.toClaim ?? null;
  return points === null ? state : put(theirStep(state, { ...match, claim: points }), { toClaim: null });
};

const pegNext = (state: State, match: Match): State => {
  const seat = seatToShow(dealOf(match.game));
  const show = showNow(state, match, 'short');
  return seat && show ? theirStep(state, peg(match, seat, showSteps(match, seat, show.points))) : state;
};

export const next = (state: State, match: Match): State => {
  const stage = stageOf(state, match);
  const { chosen = [] } = state.against ?? {};
  const cut = stage === 'cut' ? cutNow(state, match) : undefined;
  if (cut) return theirStep(state, begin(match, cut.weDeal));
  const six = stage === 'throw' ? cardsNow(state, match)?.ours : undefined;
  if (six && chosen.length === 2) return ourStep(state, match, throwTwo(match, six, chosen));
  if (!countedNow(state, match)) return state;
  if (stage === 'laid') return theirStep(state, { ...match, counting: true });
  if (stage === 'claim') return claim(state, match);
  if (stage === 'show') return pegNext(state, match);
  return stage === 'dealt' ? put(theirStep(state, dealAgain(match)), { shown: null }) : state;
};

// What they do follows from what they were asked, and comes when it is due.
export const theirs = (state: State, match: Match): State => {
  const stage = stageOf(state, match);
  if (!countedNow(state, match)) return state;
  const cards = stage === 'theirThrow' ? cardsNow(state, match) : undefined;
  const thrown = cards && theirThrow(state, match);
  if (thrown) return put(theirStep(state, throwTheirs(match, thrown, cards.starter)), { left: null });
  const laid = stage === 'theirTurn' ? theirTurn(state, match) : undefined;
  return laid ? theirStep(state, turn(match, laid)) : state;
};

// Undo ends where they have answered: what they did with it has been seen. Before that it leads back to the game before this one.
export const undo = (state: State, { hints }: Match): State => {
  const { before, chosen, left, seal, terms, toClaim } = state.against ?? emptyTable;
  if (toClaim !== null) return put(say(state, ''), { toClaim: null });
  if (chosen.length > 0) return put(say(state, ''), { chosen: chosen.slice(0, -1) });
  if (before) return put(say(state, ''), { match: { ...before, hints }, before: null });
  return left ? put(say(state, ''), { ...left, seal, terms }) : say(state, againstWords.noUndo);
};
