import type {
  Card,
  Level,
  ReviewDealAnswer,
  ValueDiscardsQuestion,
  ValuePlaysQuestion,
  Who,
} from '../../../engine/index.js';
import type { ReviewedChoice as Choice } from '../../../exercises/reviewed_choice.js';
import type { Game, Score } from '../../session/game.js';
import type { Hint, Match } from '../../session/match.js';
import type { Names } from '../../session/record_text.js';

/** The place of a decision: the number of its deal, from 1, and the index of its step in that deal. */
export interface DecisionPlace {
  readonly deal: number;
  readonly at: number;
}

export type ChoiceQuestion =
  | { readonly kind: 'throw'; readonly question: ValueDiscardsQuestion }
  | { readonly kind: 'play'; readonly question: ValuePlaysQuestion };

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

/** The points of a kind that we got: their sum, and the number of hands or deals that it adds up. */
export type PointSum = readonly [sum: number, count: number];

/** The sources of our points: a hand or the play, with our deal or with theirs, and our crib. */
export const pointKinds = ['ownHand', 'otherHand', 'crib', 'ownPlay', 'otherPlay'] as const;

export type OurPoints = Readonly<Record<(typeof pointKinds)[number], PointSum>>;

/** The result of a game. Results that an earlier version stored have no score and no points. */
export interface GameResult {
  /** The key of the record, so that the same game is not counted twice. */
  readonly key: string;
  readonly date: string;
  /** The engine's level, or `table` for a game between people. */
  readonly against: Level | 'table';
  readonly won: boolean;
  /** True if the game was replaced before its end. It does not count in the statistics. */
  readonly unfinished?: true;
  readonly score?: Score;
  /** The score of each side by its name, if more than two people played. Such a game does not count in the statistics. */
  readonly sides?: readonly (readonly [name: string, score: number])[];
  /** The hole that wins. */
  readonly target?: number;
  /** The names of two players at the table. */
  readonly names?: Names;
  readonly points?: OurPoints;
}

/** The summary of a game that was fully judged. A decision after a hint counts apart, because it shows no skill. */
export interface Summary extends GameResult {
  /** How much the luck of the cards changed our win chance in this game. */
  readonly cards: number;
  /** The win chance that our throws and our plays without a hint gave away. */
  readonly throws: number;
  readonly plays: number;
  /** The win chance lost by undercounting our own hands; 0 if the engine counted them. */
  readonly counting: number;
  /** The number of our decisions without a hint, and of those after one. */
  readonly decisions?: number;
  readonly hints?: number;
  /** The win chance that decisions after a hint gave away. */
  readonly hinted?: number;
}

/** A game of two people, as it was kept at the table. */
export interface TableGame {
  readonly game: Game;
  readonly names: Names;
}

/** A game with its whole record. */
export interface KeptGame {
  /** The key of its record, as in the statistics. */
  readonly key: string;
  readonly date: string;
  readonly score: Score;
  /** The score of a third player. */
  readonly third?: number;
  /** True if the game was replaced before its end. */
  readonly unfinished?: true;
  readonly points?: OurPoints;
  /** A game against the engine, or a game at the table. */
  readonly played: { readonly match: Match } | { readonly table: TableGame };
}

/** The games that the device stores. */
export interface GameLists {
  /** The last games, with their records, oldest first. */
  readonly kept: readonly KeptGame[];
  /** The result of each judged game, and of older games that are no longer in `kept`. */
  readonly games: readonly GameResult[];
  /** The keys of games that the player has removed, so that they are not added again. */
  readonly removed: readonly string[];
}

/**
 * The number of the deal, from 1, the holes missed in it, and how many the opponent pegged for wrong counts: those that
 * were missed or, if the count is strict, those that were counted too many.
 */
export type MissedHoles = readonly [deal: number, holes: number, taken: number];

/** A record to review, with facts that are not in its text. */
export interface RecordSource {
  /** The record, or a file of several games or of another program. */
  readonly text: string;
  /** The index of the game in that file. */
  readonly game: number;
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

/** The pages: the text of a record, its review, the list of games, and the statistics of all games. */
export const reviewPages = ['text', 'review', 'games', 'statistics'] as const;

export interface ReviewState extends GameLists {
  readonly source: RecordSource;
  /** The previous record, to go back to. */
  readonly before: RecordSource | null;
  readonly page: (typeof reviewPages)[number];
  /** The judged deals by the keys of their queries, so that each is judged only once. */
  readonly judged: ReadonlyMap<string, ReviewDealAnswer>;
  /** The deals whose rows are open to show what their luck and losses consist of; 0 is the row of the whole game. */
  readonly opened: readonly number[];
  /** The decision that is being tried again. */
  readonly retry: Retry | null;
  readonly mistakes: readonly SavedMistake[];
  /** The lists before games were removed, so that undo can restore them. */
  readonly beforeRemoval: GameLists | null;
  /** Our mistakes in the game that was judged last, for practice. */
  readonly lessons: readonly Lesson[];
  /** Today's date, as in `2026-11-23`. It is stored here because the reducer reads no clock. */
  readonly today: string;
}

export const noSource: RecordSource = {
  text: '',
  game: 0,
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
  kept: [],
  games: [],
  removed: [],
  beforeRemoval: null,
  lessons: [],
  today: '',
};

export type ReviewAction =
  | { readonly type: 'recordOpened'; readonly source: RecordSource }
  | { readonly type: 'linkFollowed' }
  | { readonly type: 'recordTyped'; readonly text: string }
  /** A text was pasted, or opened from a file. */
  | { readonly type: 'recordPasted'; readonly text: string }
  | { readonly type: 'pageChosen'; readonly page: ReviewState['page'] }
  /** Opens the review of another game of the file. */
  | { readonly type: 'gameChosen'; readonly game: number }
  /** Sets the player who holds this phone. */
  | { readonly type: 'sideChosen'; readonly me: Who | null }
  /** Opens or closes the row of a deal; 0 is the row of the whole game. */
  | { readonly type: 'dealToggled'; readonly deal: number }
  | { readonly type: 'retryOpened'; readonly place: DecisionPlace | null }
  | { readonly type: 'cardChosen'; readonly card: Card }
  | { readonly type: 'retryAnswered' }
  | { readonly type: 'mistakeToggled'; readonly place: DecisionPlace }
  /** Adds the game in review, which is judged, to the statistics. */
  | { readonly type: 'gameSummed' }
  /** Adds a game that was judged in the background to the statistics. */
  | { readonly type: 'gameJudged'; readonly summary: Summary; readonly lessons: readonly Lesson[] }
  /** A game has ended or was replaced. */
  | { readonly type: 'gameKept'; readonly game: KeptGame }
  /** A game that was replaced is on the table again. */
  | { readonly type: 'gameTakenBack'; readonly key: string }
  | { readonly type: 'gameRemoved'; readonly key: string }
  | { readonly type: 'statisticsErased' }
  | { readonly type: 'gamesRestored' }
  /** Takes over what this device or another tab has stored, or the date of a new day. */
  | { readonly type: 'stateTaken'; readonly desk: Partial<ReviewState> };

export interface Lesson {
  readonly choice: Choice;
  readonly cost: number;
}
