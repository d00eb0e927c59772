import type { ScorePlayAnswer } from '../../../engine/index.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, isBegun, type Match, seatToShow } from '../../session/match.js';
import { type Query, resultOf } from '../../state/queries.js';
import type { State } from '../../state/state.js';
import { guideQueries } from './guide.js';
import { hintQueries } from './hint.js';
import {
  dealQuery,
  matchShowQuery,
  mustSayGo,
  opponentThrowQuery,
  opponentTurnQuery,
  playedTurns,
  playQuery,
  recordQueries,
  seedQuery,
  selectCountedStanding,
  selectDealtCards,
  selectPlay,
} from './selectors.js';

const defined = (questions: readonly (Query | undefined)[]): readonly Query[] =>
  questions.filter((question) => question !== undefined);

const playQuestions = (state: State, match: Match): readonly (Query | undefined)[] => {
  const deal = dealOf(match.game);
  const turns = playedTurns(deal);
  const first = resultOf<ScorePlayAnswer>(state, playQuery(state, match, turns));
  const played = selectPlay(state, match);
  return [
    playQuery(state, match, turns),
    first && mustSayGo(deal, first) ? playQuery(state, match, [...turns, ['us', 'go']]) : undefined,
    played?.answer.toPlay === 'them' ? opponentTurnQuery(state, match, played.turns) : undefined,
  ];
};

const dealQuestions = (state: State, match: Match): readonly (Query | undefined)[] => {
  const deal = dealOf(match.game);
  if (!deal.starter)
    return [
      dealQuery(match),
      hasThrown(deal) || selectDealtCards(state, match) ? opponentThrowQuery(state, match) : undefined,
    ];
  if (!match.counting) return [dealQuery(match), ...playQuestions(state, match)];
  const seat = seatToShow(deal);
  return seat ? [matchShowQuery(match, seat, 'short'), matchShowQuery(match, seat, 'long')] : [];
};

/** Returns the queries of a match, most important first. */
export const matchQueries = (state: State, match: Match): readonly Query[] => {
  if (match.seed === null) return [seedQuery()];
  if (!isBegun(match)) return [dealQuery(match), ...recordQueries(match)];
  const record = recordQueries(match);
  // Nothing else is asked before the score is known, because the game may be over.
  const counted = selectCountedStanding(state, match);
  if (!counted) return [...record, ...whileCounting(state, match)];
  const over = counted.standing.winner !== undefined;
  if (over) return record;
  return [
    ...record,
    ...defined(dealQuestions(state, match)),
    ...hintQueries(state, match),
    ...guideQueries(state, match),
  ];
};

// Returns the queries for what the screen still shows while the engine counts the score: the dealt cards and, between
// the cut and the show, the play.
const whileCounting = (state: State, match: Match): readonly Query[] => {
  const deal = dealOf(match.game);
  return deal.starter && !match.counting
    ? [dealQuery(match), playQuery(state, match, playedTurns(deal))]
    : [dealQuery(match)];
};
