import type { Card, DiscardsQuestion, Level, PlaysQuestion, ReviewAnswer, Who } from '../../../engine/index.js';
import type { ReviewedChoice as Choice } from '../../../exercises/reviewed_choice.js';
import type { Score } from '../../session/game.js';
import type { Hint, Match } from '../../session/match.js';

/** The place of a decision: the number of its deal, from 1, and the index of its step in that deal. */
export interface DecisionPlace {
  readonly deal: number;
  readonly at: number;
}

export type ChoiceQuestion =
  | { readonly kind: 'throw'; readonly question: DiscardsQuestion }
  | { readonly kind: 'play'; readonly question: PlaysQuestion };

export interface Retry {
  readonly place: DecisionPlace;
  readonly choosing: ChoiceQuestion;
  /** The two cards to throw, or the card to play. */
  readonly chosen: readonly Card[];
  /** True once the choice is made and the answer is shown. */
  readonly answered: boolean;
}

export type SavedMistake = ChoiceQuestion & {
  readonly chosen: readonly Card[];
  readonly best: readonly Card[];
  /** The win chance that the mistake gave away. */
  readonly cost: number;
  /** The day on which the player marked the mistake, as in `2026-11-23`. */
  readonly date: string;
};

export interface GameResult {
  /** The key of the record, so that the same game is not counted twice. */
  readonly key: string;
  readonly date: string;
  /** The engine's level, or `table` for a game between people. */
  readonly against: Level | 'table';
  readonly won: boolean;
}

/** The summary of a game that was fully reviewed. */
export interface Summary extends GameResult {
  /** How much the luck of the cards changed our win chance in this game. */
  readonly cards: number;
  /** The win chance that our throws and our plays gave away. */
  readonly throws: number;
  readonly plays: number;
  /** The win chance lost by undercounting our own hands; 0 if the engine counted them. */
  readonly counting: number;
}

/** A finished game with everything that a review needs. */
export interface FinishedGame {
  /** The key of its record, as in the statistics. */
  readonly key: string;
  readonly date: string;
  readonly score: Score;
  readonly match: Match;
}

/**
 * The number of the deal, from 1, the holes missed in it, and how many the opponent pegged for wrong counts: those that
 * were missed or, if the count is strict, those that were counted too many.
 */
export type MissedHoles = readonly [deal: number, holes: number, taken: number];

/** A record to review, with facts that are not in its text. */
export interface RecordSource {
  readonly text: string;
  /** The same record as the engine prints it, once it has been read. */
  readonly record: string;
  /** True if a person typed the text, so it is left as it is. False if the app wrote it. */
  readonly typed: boolean;
  /** The player who holds this phone; null if unknown. */
  readonly me: Who | null;
  /** The opponent's level, in a game against the engine. */
  readonly level: Level | null;
  /** The places where we asked for the best choice. */
  readonly hints: readonly Hint[];
  /** Holes that we missed in our own hands, if we counted them. */
  readonly missed: readonly MissedHoles[];
}

export interface ReviewState {
  readonly source: RecordSource;
  /** The previous record, to go back to. */
  readonly before: RecordSource | null;
  /** The current page: the text, its review, or the statistics of all reviews. */
  readonly page: 'text' | 'review' | 'statistics';
  /** The judged deals by the keys of their queries, so that each is judged only once. */
  readonly judged: ReadonlyMap<string, ReviewAnswer>;
  /** The deals whose rows are open to show what their luck and losses consist of; 0 is the row of the whole game. */
  readonly opened: readonly number[];
  /** The decision that is being tried again. */
  readonly retry: Retry | null;
  readonly mistakes: readonly SavedMistake[];
  /** The result of each reviewed game, and of older games that are no longer in `finished`. */
  readonly games: readonly GameResult[];
  /** The last finished games against the engine, reviewed or not, with everything that a review needs. */
  readonly finished: readonly FinishedGame[];
  /** The key of the last finished game, so that it is not stored again after it was erased. */
  readonly lastFinished: string;
  /** The games and results that were just erased, so that undo can restore them. */
  readonly erased: Pick<ReviewState, 'games' | 'finished'> | null;
  /** Today's date, as in `2026-11-23`. It is stored here because the reducer reads no clock. */
  readonly today: string;
}

export const noSource: RecordSource = {
  text: '',
  record: '',
  typed: true,
  me: null,
  level: null,
  hints: [],
  missed: [],
};

export const emptyReviewState: ReviewState = {
  source: noSource,
  before: null,
  page: 'text',
  judged: new Map(),
  opened: [],
  retry: null,
  mistakes: [],
  games: [],
  finished: [],
  lastFinished: '',
  erased: null,
  today: '',
};

export type ReviewAction =
  | { readonly type: 'recordOpened'; readonly source: RecordSource }
  | { readonly type: 'linkFollowed' }
  | { readonly type: 'recordTyped'; readonly text: string }
  /** A text was pasted, or opened from a file. */
  | { readonly type: 'recordPasted'; readonly text: string }
  | { readonly type: 'pageChosen'; readonly page: ReviewState['page'] }
  /** Sets the player who holds this phone. */
  | { readonly type: 'sideChosen'; readonly me: Who | null }
  /** Opens or closes the row of a deal; 0 is the row of the whole game. */
  | { readonly type: 'dealToggled'; readonly deal: number }
  | { readonly type: 'retryOpened'; readonly place: DecisionPlace | null }
  | { readonly type: 'cardChosen'; readonly card: Card }
  | { readonly type: 'retryAnswered' }
  | { readonly type: 'mistakeToggled'; readonly place: DecisionPlace }
  /** Adds a judged game to the statistics. */
  | { readonly type: 'gameSummed' }
  /** A game against the engine is over. */
  | { readonly type: 'gameFinished'; readonly game: FinishedGame }
  | { readonly type: 'statisticsErased' }
  | { readonly type: 'statisticsRestored' }
  /** Takes over what this device or another tab has stored, or the date of a new day. */
  | { readonly type: 'stateTaken'; readonly desk: Partial<ReviewState> };

export interface Lesson {
  readonly choice: Choice;
  readonly cost: number;
}
