import type { CribbageError, ReadGameAnswer, ReviewDealAnswer, Who } from '../../../engine/index.js';
import { wholeGame } from '../../session/match.js';
import { type Names, unnamed } from '../../session/record_text.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import { gameQuery } from '../../state/score_selectors.js';
import type { DecisionPlace, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { countingQueries, selectCountingLosses } from './counting_losses.js';
import { leftGames } from './games/left_games.js';
import { type Decision, type JudgedGame, judgedBy } from './judged_game.js';
import { retryQueries } from './retry.js';

// This file has the queries of a review: first for the file of the record and then, while the review is shown, for the
// deals of the game, one after another.

const fileQuery = (text: string): Query => query('readGames', { text });
const dealQuery = (record: string, deal: number): Query => query('reviewDeal', { record, deal });

export const selectReview = (state: State): ReviewState | undefined => state.review ?? undefined;

type Results = Pick<State, 'results'>;
type Sourced = Pick<ReviewState, 'source'>;

const isOfTwo = ({ players }: ReadGameAnswer): boolean => players.length === 2;

/** Returns all games of the file, as the engine has read them. */
export const selectGames = (state: Results, { source }: Sourced): readonly ReadGameAnswer[] =>
  resultOf<readonly ReadGameAnswer[]>(state, fileQuery(source.text)) ?? [];

const selectRecord = (state: Results, { source }: Sourced): ReadGameAnswer | undefined =>
  selectGames(state, { source })[source.game];

/** Returns the game as the engine has read it, if it can be reviewed. */
export const selectGame = (state: Results, sourced: Sourced): ReadGameAnswer | undefined => {
  const game = selectRecord(state, sourced);
  return game && isOfTwo(game) ? game : undefined;
};

/** Returns the error if the engine cannot read the record, or does not review it because more than two people played. */
export const selectRecordError = (state: State, { source }: ReviewState): CribbageError | undefined => {
  const game = selectRecord(state, { source });
  if (game && isOfTwo(game)) return undefined;
  const asked = game ? dealQuery(game.record, 1) : fileQuery(source.text);
  const reply = state.results.get(asked.key);
  return reply && 'error' in reply ? reply.error : undefined;
};

// Returns the query for the file. If the game cannot be reviewed, also asks the engine why.
const recordQueries = (state: Results, sourced: Sourced): readonly Query[] => {
  const game = selectRecord(state, sourced);
  return [fileQuery(sourced.source.text), ...(game && !isOfTwo(game) ? [dealQuery(game.record, 1)] : [])];
};

const dealQueries = ({ record, deals }: ReadGameAnswer): readonly Query[] =>
  deals.map((_, at) => dealQuery(record, at + 1));

/** Returns the queries that judge a whole record: for the record and, once it is read, for its deals and its counts. */
export const judgingQueries = (
  state: Results,
  { source, judged }: Pick<ReviewState, 'source' | 'judged'>,
): readonly Query[] => {
  const game = selectGame(state, { source });
  const deals = game ? dealQueries(game).filter(({ key }) => !judged.has(key)) : [];
  return [
    ...recordQueries(state, { source }),
    ...deals,
    ...(game ? countingQueries(game, viewpoint({ source }), source.missed) : []),
  ];
};

export const reviewQueries = (state: State): readonly Query[] => {
  const review = selectReview(state);
  if (!review) return [];
  if (review.page === 'games') return leftGames(state).map(({ match }) => gameQuery(wholeGame(match)));
  if (review.page === 'statistics' || review.source.text.trim() === '') return [];
  if (review.page === 'text') return recordQueries(state, review);
  const [record, ...judging] = judgingQueries(state, review);
  const tried = review.retry ? retryQueries(state, review.retry) : [];
  return [...(record ? [record] : []), ...tried, ...judging];
};

/** Returns the player from whose side the game is judged: the user or, if their side is unknown, the first player. */
export const viewpoint = ({ source }: Sourced): Who => source.me ?? 'a';

/** Returns the judgement of the deals that the engine has reviewed so far. */
export const selectJudgedGame = (
  state: Results,
  review: Pick<ReviewState, 'source' | 'judged'>,
): JudgedGame | undefined => {
  const game = selectGame(state, review);
  if (!game) return undefined;
  const answers = dealQueries(game).map(({ key }): ReviewDealAnswer | undefined => review.judged.get(key));
  const { level, hints, missed } = review.source;
  const us = viewpoint(review);
  const counting = selectCountingLosses(state, game, us, missed) ?? [];
  return judgedBy(answers, { us, alone: level !== null, hints, counting });
};

export const decisionAt = (judged: JudgedGame, { deal, at }: DecisionPlace): Decision | undefined =>
  judged.deals[deal - 1]?.decisions.find((decision) => decision.at === at);

const named = (name: string): string => (name === unnamed.us || name === unnamed.them ? '' : name);

export const namesOf = ({ players: [a = '', b = ''] }: Pick<ReadGameAnswer, 'players'>, review: Sourced): Names =>
  viewpoint(review) === 'a' ? { us: named(a), them: named(b) } : { us: named(b), them: named(a) };
