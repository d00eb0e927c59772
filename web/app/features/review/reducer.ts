import type { Card, ReviewDealAnswer } from '../../../engine/index.js';
import { choiceOf } from '../../../exercises/grade.js';
import { reviewWords } from '../../messages/review.js';
import { statisticsWords } from '../../messages/statistics.js';
import type { Action } from '../../state/actions.js';
import type { Query, QueryResult } from '../../state/queries.js';
import {
  type DecisionPlace,
  type GameLists,
  type Lesson,
  noSource,
  type RecordSource,
  type Retry,
  type ReviewAction,
  type ReviewState,
  type Summary,
} from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { enterWithoutCards, toggle, withNotice } from '../../state/ui.js';
import { describeReview } from './announcements.js';
import { isJudged, printSummaries } from './games/game_summaries.js';
import { allGames, restored, withKept, withoutGame, withoutGames } from './games/kept_games.js';
import { summaryOf } from './judging.js';
import { printRecordLink, readRecordLink } from './record_link.js';
import { cardsToChoose, handOf, selectChoices } from './retry.js';
import { mistakeOf, readChoosing, toggleMistake } from './saved_mistakes.js';
import { decisionAt, reviewQueries, selectGame, selectJudgedGame, selectReview } from './selectors.js';
import { longestText } from './serialize.js';

export interface ReviewFeature {
  /** Returns the state after the action; undefined if the action does not concern the review. */
  readonly reduce: (state: State, action: Action) => State | undefined;
  readonly queries: (state: State) => readonly Query[];
  /** Prints the part of the address after `v1/review/`. */
  readonly link: (state: State) => string;
  readonly text: (state: State) => string;
  readonly announce: (state: State) => string;
}

const patchReview = (state: State, changes: Partial<ReviewState>): State => {
  const { review } = state;
  return review ? { ...state, review: { ...review, ...changes } } : state;
};

// Opens another record. Undo brings back the previous one.
const openRecord = (state: State, review: ReviewState, source: RecordSource): State => {
  const same = review.source.text === source.text && review.source.game === source.game;
  const before = same || review.source.text.trim() === '' ? review.before : review.source;
  const fresh = same ? {} : { judged: new Map(), opened: [] };
  return enterWithoutCards(
    patchReview({ ...state, view: 'review' }, { source, before, page: 'review', retry: null, ...fresh }),
  );
};

// Changes the text of the record. The side that the player has chosen is kept, unless the app wrote the old text.
const type = ({ source }: ReviewState, text: string): Partial<ReviewState> => ({
  source: { ...noSource, ...(source.typed && { me: source.me }), text },
  judged: new Map(),
  opened: [],
});

// Changes to another game of the file. Its players may sit otherwise, so the side of the user is unknown.
const chooseGame = ({ source }: ReviewState, game: number): Partial<ReviewState> =>
  game === source.game ? {} : { source: { ...source, game, me: null, record: '' }, judged: new Map(), opened: [] };

// Puts a text that was pasted or opened from a file into the text field, so that the player reads it before it is
// judged.
const paste = (state: State, review: ReviewState, text: string): State => {
  if (text.length > longestText) return withNotice(state, reviewWords.tooLong);
  const before = review.source.text.trim() === '' ? review.before : review.source;
  return enterWithoutCards(
    patchReview(
      { ...state, view: 'review' },
      { ...type({ ...review, source: noSource }, text), before, page: 'text', retry: null },
    ),
  );
};

// Opens a page. On the text page, a record written by the app appears as the engine prints it.
const turnTo = (state: State, page: ReviewState['page']): State => {
  const { review } = state;
  if (!review) return state;
  const record = review.source.typed ? undefined : selectGame(state, review)?.record;
  const source = page === 'text' && record ? { ...review.source, text: record } : review.source;
  return enterWithoutCards(patchReview({ ...state, view: 'review' }, { page, source, retry: null }));
};

const trialOf = (state: State, review: ReviewState, place: DecisionPlace | null): Retry | null => {
  const judged = selectJudgedGame(state, review);
  const step = place && judged && decisionAt(judged, place)?.step;
  const choosing = step && readChoosing(step.kind, step.question);
  return place && choosing ? { place, choosing, chosen: [], answered: false } : null;
};

const choose = (retry: Retry, card: Card): Retry => {
  if (retry.answered || !handOf(retry).includes(card)) return retry;
  const most = cardsToChoose(retry);
  return { ...retry, chosen: toggle(retry.chosen, card).slice(-most) };
};

// Answers the retry with the chosen cards, if they are a legal choice.
const answer = (state: State, retry: Retry): Retry => {
  const answered = choiceOf(selectChoices(state, retry) ?? [], retry.chosen) !== undefined;
  return { ...retry, answered };
};

// Adds a decision to those that practice asks again, or removes it, and says so.
const askAgain = (state: State, review: ReviewState, place: DecisionPlace): State => {
  const judged = selectJudgedGame(state, review);
  const decision = judged && decisionAt(judged, place);
  const mistake = decision && mistakeOf(decision, review.today);
  if (!mistake) return state;
  const mistakes = toggleMistake(review.mistakes, mistake);
  const said = mistakes.length > review.mistakes.length ? reviewWords.askedAgain : reviewWords.notAskedAgain;
  return withNotice(patchReview(state, { mistakes }), said);
};

/** Returns the summary of the game in review, if it is fully judged and not in the statistics yet. */
export const summaryDue = (state: State): ReturnType<typeof summaryOf> => {
  const review = selectReview(state);
  if (!review || !selectGame(state, review)) return undefined;
  const { source, judged, games, removed, kept, today } = review;
  const due = summaryOf({ results: state.results, source, judged }, today);
  if (!due || removed.includes(due.summary.key)) return undefined;
  const { key, won } = due.summary;
  if (games.some((each) => each.key === key && each.won === won && isJudged(each))) return undefined;
  // The date is the day on which the game ended, if known.
  const ended = [...kept, ...games].find((each) => each.key === key)?.date;
  return { ...due, summary: { ...due.summary, date: ended ?? today } };
};

// Adds a judged game to the statistics. Replaces a summary of the same game that was made from the other player's side.
// Its mistakes are lessons only once.
const withSummary = ({ games }: ReviewState, summary: Summary, lessons: readonly Lesson[]): Partial<ReviewState> => {
  const others = games.filter(({ key }) => key !== summary.key);
  const isNew = !games.some((each) => each.key === summary.key && isJudged(each));
  return { games: [...others, summary], ...(isNew && { lessons }) };
};

const sum = (state: State, review: ReviewState): Partial<ReviewState> => {
  const due = summaryDue(state);
  return due ? withSummary(review, due.summary, due.lessons) : {};
};

const listsOf = ({ kept, games, removed }: ReviewState): GameLists => ({ kept, games, removed });

// Removes games. Undo brings them back.
const remove = (state: State, review: ReviewState, after: GameLists, notice: string): State =>
  withNotice(patchReview(state, { ...after, beforeRemoval: listsOf(review) }), notice);

const restore = (review: ReviewState): Partial<ReviewState> =>
  review.beforeRemoval ? { ...restored(review.beforeRemoval, listsOf(review)), beforeRemoval: null } : {};

const reduceReview = (state: State, review: ReviewState, action: ReviewAction): State => {
  switch (action.type) {
    case 'recordOpened':
      return openRecord(state, review, action.source);
    case 'linkFollowed':
      return follow(state, review);
    case 'recordTyped':
      return patchReview(state, type(review, action.text));
    case 'pageChosen':
      return turnTo(state, action.page);
    case 'recordPasted':
      return paste(state, review, action.text);
    case 'gameChosen':
      return turnTo(patchReview(state, chooseGame(review, action.game)), 'review');
    case 'sideChosen':
      return patchReview(state, { source: { ...review.source, me: action.me } });
    case 'dealToggled':
      return patchReview(state, { opened: toggle(review.opened, action.deal) });
    case 'retryOpened':
      return withNotice(patchReview(state, { retry: trialOf(state, review, action.place) }), '');
    case 'cardChosen':
      return patchReview(state, { retry: review.retry && choose(review.retry, action.card) });
    case 'retryAnswered':
      return patchReview(state, { retry: review.retry && answer(state, review.retry) });
    case 'mistakeToggled':
      return askAgain(state, review, action.place);
    case 'gameSummed':
      return patchReview(state, sum(state, review));
    case 'gameJudged':
      return patchReview(state, withSummary(review, action.summary, action.lessons));
    case 'gameKept':
      return patchReview(state, withKept(review, action.game));
    case 'gameTakenBack':
      return patchReview(state, { kept: review.kept.filter(({ key }) => key !== action.key) });
    case 'gameRemoved':
      return remove(state, review, withoutGame(review, action.key), statisticsWords.removed);
    case 'statisticsErased':
      return remove(state, review, withoutGames(review), reviewWords.erased);
    case 'gamesRestored':
      return withNotice(patchReview(state, restore(review)), '');
    case 'stateTaken':
      return patchReview(state, action.desk);
  }
};

// Takes back the answer of a retry, the retry itself, or the erasing of the statistics. If there is no such step to take
// back, returns to the previous record; a second undo returns to the current one.
const undo = (state: State, review: ReviewState): State => {
  const { retry, before, source } = review;
  if (retry) return patchReview(state, { retry: retry.answered ? { ...retry, chosen: [], answered: false } : null });
  if (review.page === 'statistics' || review.page === 'games')
    return review.beforeRemoval ? reduceReview(state, review, { type: 'gamesRestored' }) : state;
  if (!before) return withNotice(state, reviewWords.noBefore);
  return patchReview(state, { source: before, before: source, judged: new Map(), opened: [] });
};

const keep = (state: State, review: ReviewState, key: string, reply: QueryResult): State | undefined => {
  const wanted = reviewQueries(state).some((question) => question.key === key);
  if (!key.startsWith('reviewDeal') || !wanted || !('ok' in reply)) return undefined;
  const record = selectGame(state, review)?.record ?? '';
  const source = review.source.record === record ? review.source : { ...review.source, record };
  return patchReview(state, { source, judged: new Map(review.judged).set(key, reply.ok as ReviewDealAnswer) });
};

// Opens the page or the record that a link asks for.
const follow = (state: State, review: ReviewState): State => {
  const { linked } = state;
  const there = { ...state, linked: '' };
  if (linked === 'statistics' || linked === 'games') return turnTo(there, linked);
  const text = readRecordLink(linked);
  return openRecord(
    there,
    review,
    [review.source.text, review.source.record].includes(text) ? review.source : { ...noSource, text },
  );
};

const inReview = (state: State, review: ReviewState, action: Action): State | undefined => {
  if (action.type === 'undone') return undo(state, review);
  if (action.type === 'cardTapped' && review.retry)
    return reduceReview(state, review, { type: 'cardChosen', card: action.card });
  return action.type === 'answered' ? keep(state, review, action.key, action.reply) : undefined;
};

const reduce = (state: State, action: Action): State | undefined => {
  const review = selectReview(state);
  if (!review) return undefined;
  if (action.type === 'review') return reduceReview(state, review, action.action);
  return state.view === 'review' ? inReview(state, review, action) : undefined;
};

/** Returns the text to copy: the statistics, the record as the engine prints it, or an unreadable record as typed. */
const text = (state: State): string => {
  const review = selectReview(state);
  if (!review) return '';
  if (review.page === 'statistics' || review.page === 'games') return printSummaries(allGames(review));
  return selectGame(state, review)?.record ?? review.source.text;
};

const link = (state: State): string => {
  const review = selectReview(state);
  const game = review && selectGame(state, review);
  if (review?.page === 'statistics' || review?.page === 'games') return review.page;
  return review?.page === 'review' && game ? printRecordLink(game.record) : '';
};

export const reviewFeature: ReviewFeature = {
  reduce,
  queries: reviewQueries,
  link,
  text,
  announce: describeReview,
};
