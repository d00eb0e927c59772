import type { CribbageError, GameAnswer, ReviewAnswer, Who } from '../../../engine/index.js';
import { type Names, unnamed } from '../../session/record_text.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { DecisionPlace, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { countingQueries, selectCountingLosses } from './counting_losses.js';
import { type Decision, type JudgedGame, judgedBy } from './judged_game.js';
import { retryQueries } from './retry.js';

// This file has the queries of a review: first for the record and then, while the review is shown, for its deals, one
// after another.

const recordQuery = (record: string): Query => query('readGame', { record });
const dealQuery = (record: string, deal: number): Query => query('reviewDeal', { record, deal });

export const selectReview = (state: State): ReviewState | undefined => state.review ?? undefined;

/** Returns the record as the engine has read it. */
export const selectGame = (state: State, { source }: ReviewState): GameAnswer | undefined =>
  resultOf<GameAnswer>(state, recordQuery(source.text));

/** Returns the error if the engine cannot read the record. */
export const selectRecordError = (state: State, { source }: ReviewState): CribbageError | undefined => {
  const reply = state.results.get(recordQuery(source.text).key);
  return reply && 'error' in reply ? reply.error : undefined;
};

const dealQueries = ({ record, deals }: GameAnswer): readonly Query[] =>
  deals.map((_, at) => dealQuery(record, at + 1));

export const reviewQueries = (state: State): readonly Query[] => {
  const review = selectReview(state);
  if (!review || review.page === 'statistics' || review.source.text.trim() === '') return [];
  const game = selectGame(state, review);
  const tried = review.retry ? retryQueries(state, review.retry) : [];
  const deals = game && review.page === 'review' ? dealQueries(game).filter(({ key }) => !review.judged.has(key)) : [];
  const counting =
    game && review.page === 'review' ? countingQueries(game, viewpoint(review), review.source.missed) : [];
  return [recordQuery(review.source.text), ...tried, ...deals, ...counting];
};

/** Returns the player from whose side the game is judged: the user or, if their side is unknown, the first player. */
export const viewpoint = ({ source }: ReviewState): Who => source.me ?? 'a';

/** Returns the judgement of the deals that the engine has reviewed so far. */
export const selectJudgedGame = (state: State, review: ReviewState): JudgedGame | undefined => {
  const game = selectGame(state, review);
  if (!game) return undefined;
  const answers = dealQueries(game).map(({ key }): ReviewAnswer | undefined => review.judged.get(key));
  const { level, hints, missed } = review.source;
  const us = viewpoint(review);
  const counting = selectCountingLosses(state, game, us, missed) ?? [];
  return judgedBy(answers, { us, alone: level !== null, hints, counting });
};

export const decisionAt = (judged: JudgedGame, { deal, at }: DecisionPlace): Decision | undefined =>
  judged.deals[deal - 1]?.decisions.find((decision) => decision.at === at);

const named = (name: string): string => (name === unnamed.us || name === unnamed.them ? '' : name);

export const namesOf = ({ players: [a, b] }: GameAnswer, review: ReviewState): Names =>
  viewpoint(review) === 'a' ? { us: named(a), them: named(b) } : { us: named(b), them: named(a) };
