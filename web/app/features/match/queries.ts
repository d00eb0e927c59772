import type { PlayAnswer } from '../../../engine/index.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, isBegun, type Match, seatToShow } from '../../session/match.js';
import { answerTo, type Question } from '../../state/queries.js';
import type { State } from '../../state/state.js';
import { askBest } from './hint.js';
import {
  askCard,
  askDeal,
  askPlay,
  askRecords,
  askSeed,
  askShow,
  askTheirThrow,
  cannot,
  cardsNow,
  countedNow,
  playedNow,
  told,
} from './selectors.js';

const defined = (questions: readonly (Question | undefined)[]): readonly Question[] =>
  questions.filter((question) => question !== undefined);

const playQuestions = (state: State, match: Match): readonly (Question | undefined)[] => {
  const deal = dealOf(match.game);
  const turns = told(deal);
  const first = answerTo<PlayAnswer>(state, askPlay(state, match, turns));
  const played = playedNow(state, match);
  return [
    askPlay(state, match, turns),
    first && cannot(deal, first) ? askPlay(state, match, [...turns, ['us', 'go']]) : undefined,
    played?.answer.toPlay === 'them' ? askCard(state, match, played.turns) : undefined,
  ];
};

const dealQuestions = (state: State, match: Match): readonly (Question | undefined)[] => {
  const deal = dealOf(match.game);
  if (!deal.starter)
    return [askDeal(match), hasThrown(deal) || cardsNow(state, match) ? askTheirThrow(state, match) : undefined];
  if (!match.counting) return [askDeal(match), ...playQuestions(state, match)];
  const seat = seatToShow(deal);
  return seat ? [askShow(match, seat, 'short'), askShow(match, seat, 'long')] : [];
};

/** Everything this game needs to know now, most wanted first. */
export const questionsFor = (state: State, match: Match): readonly Question[] => {
  if (match.seed === null) return [askSeed()];
  if (!isBegun(match)) return [askDeal(match)];
  const record = askRecords(match);
  // Nobody does anything before the score is known: the game may be over.
  const counted = countedNow(state, match);
  if (!counted) return [...record, ...whileCounting(state, match)];
  const over = counted.standing.winner !== undefined;
  const hint = state.against?.hinted ? [askBest(state, match)] : [];
  if (over) return record;
  return [...record, ...defined([...dealQuestions(state, match), ...hint])];
};

// What is on the screen while the score is counted.
const whileCounting = (state: State, match: Match): readonly Question[] => {
  const deal = dealOf(match.game);
  return deal.starter && !match.counting ? [askDeal(match), askPlay(state, match, told(deal))] : [askDeal(match)];
};
