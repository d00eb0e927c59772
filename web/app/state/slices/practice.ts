import type { Card as FsrsCard } from 'femto-fsrs';
import type { Card, ScorePlayAnswer } from '../../../engine/index.js';
import type { Exercise, ExerciseSpec, PegExercise, Unit } from '../../../exercises/exercise.js';
import type { Skill, Topic } from '../../../exercises/skills.js';
import type { SquaresGame, SquaresGrids, SquaresResult } from './squares.js';

/**
 * The units of a cost: the win chance or the points that a choice loses, or the points by which the count of a hand is
 * off.
 */
export const costUnits = ['win', 'points', 'count'] as const;

export type CostUnit = Unit | 'count';

export const sources = ['practice', 'game'] as const;

export interface Outcome {
  readonly kind: Skill;
  /** The date, as in `2026-11-23`, in the time zone of the player. */
  readonly date: string;
  /** True if the answer was right. A choice that is as good as the best one within the engine's error is right too. */
  readonly right: boolean;
  /** The cost, which is never negative. With the unit `win`, 0.042 is 4.2 %. */
  readonly cost: number;
  readonly unit: CostUnit;
  /** The time from question to answer, in ms. It means nothing for an outcome from a game. */
  readonly ms: number;
  readonly from: (typeof sources)[number];
}

export interface Scheduled {
  /**
   * The state of the skill in FSRS: its difficulty, its stability, and the days until the chance of a right answer
   * falls to 90 %.
   */
  readonly card: FsrsCard;
  /** The last day on which the skill was practised. */
  readonly last: string;
  readonly due: string;
  readonly answers: number;
  readonly right: number;
  /** The last twenty answers: their number, and how many of them were right. */
  readonly lately: { readonly answers: number; readonly right: number };
}

/** The marks for an answer, best first. They do not contain the answer, so that a line of marks gives nothing away. */
export const marks = ['best', 'asGood', 'costs', 'blunder'] as const;

export type Mark = (typeof marks)[number];

export interface BestQuizzes {
  readonly streak: number;
  readonly storm: number;
  /** The lowest total cost of ten throws; null if never played. */
  readonly golf: number | null;
}

export interface Memory {
  readonly kinds: ReadonlyMap<Skill, Scheduled>;
  /** All answers, in the order of days. */
  readonly log: readonly Outcome[];
  /** The marks of each day's exercises, newest day last. */
  readonly daily: ReadonlyMap<string, readonly Mark[]>;
  readonly best: BestQuizzes;
  /** The first result of each day's Cribbage Squares, newest day last. */
  readonly squares: ReadonlyMap<string, SquaresResult>;
}

export const emptyMemory: Memory = {
  kinds: new Map(),
  log: [],
  daily: new Map(),
  best: { streak: 0, storm: 0, golf: null },
  squares: new Map(),
};

/**
 * The kinds of quiz. `ten`: ten exercises. `streak`: until a costly mistake. `storm`: three minutes. `golf`: ten throws
 * against par. `daily`: the same for every player today. `due`: a hand for each skill that is due. `again`: the
 * mistakes once more.
 */
export const modes = ['ten', 'streak', 'storm', 'golf', 'daily', 'due', 'again'] as const;

export type Mode = (typeof modes)[number];

/** An answer and its grade. */
export interface Attempt {
  /** The two cards thrown, or the card played. */
  readonly chosen: readonly Card[];
  /** The points claimed. */
  readonly claimed: number | null;
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** The cost in the unit of the exercise. For a count, the number of points by which it is off. */
  readonly cost: number;
  readonly mark: Mark;
  readonly ms: number;
  /** True if there was only one legal choice. */
  readonly forced: boolean;
}

export interface GradedExercise {
  readonly wanted: ExerciseSpec;
  /** Absent after a reload, until the exercise is generated again. */
  readonly asked?: Exercise;
  readonly kind: Skill;
  readonly mark: Mark;
  readonly cost: number;
  readonly par: number;
  readonly ms: number;
}

/** The specification of an exercise, and the exercise once it is generated. */
export interface Slot {
  readonly wanted: ExerciseSpec;
  readonly asked: Exercise | null;
}

export interface Quiz {
  readonly mode: Mode;
  readonly topic: Topic | 'mixed';
  /** The skills to ask for, in rotation; any skill if empty. */
  readonly skills: readonly Skill[];
  readonly unit: Unit;
  /** The seed of all exercises; null until it is known. */
  readonly seed: number | null;
  /** The date of the daily exercises. */
  readonly date: string;
  /** The exercises to ask, if they are fixed in advance. */
  readonly queue: readonly ExerciseSpec[];
  /** The current exercise and the next; null if there is none. */
  readonly now: Slot | null;
  readonly ahead: Slot | null;
  /** The time at which the current exercise was first seen, in milliseconds. */
  readonly since: number;
  readonly chosen: readonly Card[];
  /** The points typed so far as the count of a hand. */
  readonly typed: number | null;
  readonly attempt: Attempt | null;
  /** Our earlier answers in the play of the current exercise. */
  readonly earlierAttempts: readonly (Attempt & { readonly asked: Exercise })[];
  /** Our next turn after we played a card, or the end of the play. */
  readonly after: PegExercise | { readonly over: ScorePlayAnswer } | null;
  readonly graded: readonly GradedExercise[];
  /** The time at which the quiz began, for the three-minute mode. */
  readonly began: number | null;
  /** Milliseconds left of the three minutes. */
  readonly left: number | null;
  readonly ended: boolean;
}

export type QuizSettings = Pick<Quiz, 'mode' | 'topic' | 'unit'> &
  Partial<Pick<Quiz, 'skills' | 'queue' | 'date' | 'seed'>>;

export const practicePages = ['home', 'run', 'squares', 'mistakes', 'progress'] as const;

export interface PracticeState {
  readonly page: (typeof practicePages)[number];
  readonly topic: Topic | 'mixed';
  readonly unit: Unit;
  readonly quiz: Quiz | null;
  /** The Cribbage Squares of some days, the last opened first. The page shows the first. */
  readonly squares: readonly SquaresGame[];
  /** The grid that the page of a full one shows. */
  readonly squaresShown: SquaresGrids;
  /** Everything this device remembers of past answers. */
  readonly memory: Memory;
  /** Today's date, as in `2026-11-23`. It is stored here because the reducer reads no clock. */
  readonly today: string;
}

export const emptyPracticeState: PracticeState = {
  page: 'home',
  topic: 'count',
  unit: 'win',
  quiz: null,
  squares: [],
  squaresShown: 'mine',
  memory: emptyMemory,
  today: '',
};

/** Actions in practice. `at` is the time in milliseconds since the page was loaded. */
export type PracticeAction =
  | { readonly type: 'pageChosen'; readonly page: PracticeState['page'] }
  | { readonly type: 'topicChosen'; readonly topic: PracticeState['topic'] }
  | { readonly type: 'unitChosen'; readonly unit: Unit }
  | { readonly type: 'quizStarted'; readonly settings: QuizSettings }
  | { readonly type: 'dailyStarted'; readonly date: string }
  /** Starts ten exercises of these skills, or of the current exercise's skills if none are given. */
  | { readonly type: 'moreLikeThisAsked'; readonly kinds?: readonly Skill[] }
  /** The seed from which the exercises of a quiz are generated. */
  | { readonly type: 'seedDrawn'; readonly seed: number }
  | { readonly type: 'exerciseDrawn'; readonly wanted: ExerciseSpec; readonly asked: Exercise; readonly at: number }
  /** The opponent has played. It is our turn again, or the play is over. */
  | {
      readonly type: 'playContinued';
      readonly asked: Exercise;
      readonly after: PegExercise | { readonly over: ScorePlayAnswer };
    }
  | { readonly type: 'cardChosen'; readonly card: Card }
  | { readonly type: 'cardPlayed'; readonly card: Card; readonly at: number }
  | { readonly type: 'pointsClaimed'; readonly points: number; readonly at: number }
  /** A digit of the count of a hand was typed. */
  | { readonly type: 'figureTyped'; readonly figure: number }
  /** The green button was pressed. */
  | { readonly type: 'nextPressed'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'squaresOpened'; readonly date: string }
  /** Chooses the cell of the drawn card, or places the card if the cell is chosen already. */
  | { readonly type: 'cellTapped'; readonly cell: number }
  | { readonly type: 'squaresHinted' }
  | { readonly type: 'squaresShown'; readonly grid: SquaresGrids }
  | { readonly type: 'squaresCounted'; readonly date: string; readonly result: SquaresResult }
  | { readonly type: 'quizStopped' }
  | { readonly type: 'mistakesRepeated' }
  /** Adds answers from another device, given as text. */
  | { readonly type: 'answersAdded'; readonly text: string }
  | { readonly type: 'linkFollowed' }
  | { readonly type: 'stateTaken'; readonly drill: Partial<PracticeState> };

/** True if the answer lost nothing, within the engine's error. */
export const isRight = (mark: Mark): boolean => mark === 'best' || mark === 'asGood';

/** A summary of the answers for one skill, in one week or in all weeks that are shown. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
  /** The mean cost of an answer, in the unit of the skill's row. */
  readonly cost: number;
}

/** A line that cannot be read: its number, from 1, and its text. */
export interface Unreadable {
  readonly line: number;
  readonly text: string;
}
