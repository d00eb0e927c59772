import type { Card, DiscardsQuestion, Level, PlaysQuestion, ReviewAnswer, Who } from '../../../engine/index.js';
import type { ReviewedChoice as Choice } from '../../../exercises/reviewed_choice.js';
import type { Score } from '../../session/game.js';
import type { Hint, Match } from '../../session/match.js';

/** Which decision of the game: the deal, from 1, and its step. */
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
  /** The two to throw, or the card to lay. */
  readonly chosen: readonly Card[];
  /** The choice stands, and the answer is shown. */
  readonly answered: boolean;
}

export type SavedMistake = ChoiceQuestion & {
  readonly chosen: readonly Card[];
  readonly best: readonly Card[];
  /** The chance of winning that it gave away. */
  readonly cost: number;
  /** `2026-11-23` */
  readonly date: string;
};

/** How a game ended. */
export interface GameResult {
  /** Of the record: the same game is not counted twice. */
  readonly key: string;
  readonly date: string;
  /** The engine's, or a person at a table. */
  readonly against: Level | 'table';
  readonly won: boolean;
}

/** A game that was reviewed to its end. */
export interface Summary extends GameResult {
  /** By how much the cards moved our chance. */
  readonly cards: number;
  /** What we gave away. */
  readonly throws: number;
  readonly plays: number;
  /** By holes that we did not see in our own hands; 0 where the engine counted them. */
  readonly counting: number;
}

/** A game that is over, with everything that a review needs. */
export interface FinishedGame {
  /** Of its record, as in the statistics. */
  readonly key: string;
  readonly date: string;
  /** Where it ended. */
  readonly score: Score;
  readonly match: Match;
}

/** In this deal, from 1, so many holes, of which the opponent pegged so many. */
export type MissedHoles = readonly [deal: number, holes: number, taken: number];

/** A record to review, and what is known of it besides. */
export interface RecordSource {
  readonly text: string;
  /** The same as the engine writes it, once it has read it. */
  readonly record: string;
  /** By a person, and to be left as it is; or the app wrote it. */
  readonly typed: boolean;
  /** Which player holds this phone; null where nobody said so. */
  readonly me: Who | null;
  /** Of the opponent, in a game against the engine. */
  readonly level: Level | null;
  /** Where we asked what is best. */
  readonly hints: readonly Hint[];
  /** Holes that we did not see in our own hands, where we counted them. */
  readonly missed: readonly MissedHoles[];
}

/** The review as it lies on the screen. */
export interface ReviewState {
  readonly source: RecordSource;
  /** The record that lay here before, to go back to. */
  readonly before: RecordSource | null;
  /** What is in front: the text, its review, or what the reviews add up to. */
  readonly page: 'text' | 'review' | 'statistics';
  /** Deals that are judged, by their questions, so that nobody waits for them twice. */
  readonly judged: ReadonlyMap<string, ReviewAnswer>;
  /** The deals whose parts are shown; 0 is the whole game. */
  readonly opened: readonly number[];
  /** A decision that is tried again. */
  readonly retry: Retry | null;
  /** To be asked again. */
  readonly mistakes: readonly SavedMistake[];
  /** What each reviewed game came to, and the results of those that are no longer kept whole. */
  readonly games: readonly GameResult[];
  /** The last games against the engine that came to their end, whole, reviewed or not. */
  readonly finished: readonly FinishedGame[];
  /** The key of the last one of them, which is not kept again after it was erased. */
  readonly lastFinished: string;
  /** Those that were erased just now, to bring them back. */
  readonly erased: Pick<ReviewState, 'games' | 'finished'> | null;
  /** `2026-11-23`; a clock is no part of the rules. */
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

/** What is done in the review of a record. */
export type ReviewAction =
  /** A record is opened and judged. */
  | { readonly type: 'recordOpened'; readonly source: RecordSource }
  /** What a link says is taken up. */
  | { readonly type: 'linkFollowed' }
  | { readonly type: 'recordTyped'; readonly text: string }
  /** Pasted, or opened from a file. */
  | { readonly type: 'recordPasted'; readonly text: string }
  | { readonly type: 'pageChosen'; readonly page: ReviewState['page'] }
  /** Who holds this phone. */
  | { readonly type: 'sideChosen'; readonly me: Who | null }
  /** The parts of a deal are shown or hidden; 0 is the whole game. */
  | { readonly type: 'dealToggled'; readonly deal: number }
  | { readonly type: 'retryOpened'; readonly place: DecisionPlace | null }
  | { readonly type: 'cardChosen'; readonly card: Card }
  | { readonly type: 'retryAnswered' }
  | { readonly type: 'mistakeToggled'; readonly place: DecisionPlace }
  /** A game that is judged goes into the statistics. */
  | { readonly type: 'gameSummed' }
  /** A game against the engine is over. */
  | { readonly type: 'gameFinished'; readonly game: FinishedGame }
  | { readonly type: 'statisticsErased' }
  | { readonly type: 'statisticsRestored' }
  /** What this device has stored, or another tab; or the day. */
  | { readonly type: 'stateTaken'; readonly desk: Partial<ReviewState> };

export interface Lesson {
  readonly choice: Choice;
  readonly cost: number;
}
