import type { Card as FsrsCard } from 'femto-fsrs';
import type { Card, PlayAnswer } from '../../../engine/index.js';
import type { Exercise, ExerciseSpec, PegExercise, Unit } from '../../../exercises/exercise.js';
import type { Skill, Topic } from '../../../exercises/skills.js';

/** The units of a cost: a chance of winning, points of a choice, points of a hand that was counted wrong. */
export const costUnits = ['win', 'points', 'count'] as const;

export type CostUnit = Unit | 'count';

export const sources = ['practice', 'game'] as const;

export interface Outcome {
  readonly kind: Skill;
  /** `2026-11-23`, where the player is. */
  readonly date: string;
  /** As good as the best within the stated error is right too. */
  readonly right: boolean;
  /** Never negative; 0.042 is 4.2 % where the unit is `win`. */
  readonly cost: number;
  readonly unit: CostUnit;
  /** From the question to the answer. Of a game it says nothing, and is not looked at. */
  readonly ms: number;
  readonly from: (typeof sources)[number];
}

/** How a kind stands. */
export interface Scheduled {
  /** What FSRS knows of it: difficulty, stability, and the days until it is right nine times in ten. */
  readonly card: FsrsCard;
  /** The last day it was asked. */
  readonly last: string;
  readonly due: string;
  readonly answers: number;
  readonly right: number;
  /** Of the last twenty answers. */
  readonly lately: { readonly answers: number; readonly right: number };
}

/** What an answer was worth, without what the answer was: a line of marks spoils nothing. */
export const marks = ['best', 'asGood', 'costs', 'blunder'] as const;

export type Mark = (typeof marks)[number];

export interface BestQuizzes {
  readonly streak: number;
  readonly storm: number;
  /** The least that ten throws gave away; null where nobody has played them. */
  readonly golf: number | null;
}

export interface Memory {
  readonly kinds: ReadonlyMap<Skill, Scheduled>;
  /** In the order of its days. */
  readonly log: readonly Outcome[];
  /** By the day, the newest last. */
  readonly daily: ReadonlyMap<string, readonly Mark[]>;
  readonly best: BestQuizzes;
}

export const emptyMemory: Memory = {
  kinds: new Map(),
  log: [],
  daily: new Map(),
  best: { streak: 0, storm: 0, golf: null },
};

/**
 * Ten in a row; until a costly mistake; three minutes; ten throws against par; the same for everybody today; a hand of each kind that is due;
 * those that went wrong once more.
 */
export const modes = ['ten', 'streak', 'storm', 'golf', 'daily', 'due', 'again'] as const;

export type Mode = (typeof modes)[number];

/** What was answered, and how it went. */
export interface Attempt {
  /** The two that were thrown, or the card that was laid. */
  readonly chosen: readonly Card[];
  /** The points that were claimed. */
  readonly claimed: number | null;
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** In the unit of the question; of a count, the points that it is off by. */
  readonly cost: number;
  readonly mark: Mark;
  readonly ms: number;
  /** There was nothing to choose. */
  readonly forced: boolean;
}

/** A question that is behind the player. */
export interface GradedExercise {
  readonly wanted: ExerciseSpec;
  /** Absent after the page was loaded again, until it is drawn once more. */
  readonly asked?: Exercise;
  readonly kind: Skill;
  readonly mark: Mark;
  readonly cost: number;
  readonly par: number;
  readonly ms: number;
}

/** A question that is wanted, and the question once it is drawn. */
export interface Slot {
  readonly wanted: ExerciseSpec;
  readonly asked: Exercise | null;
}

export interface Quiz {
  readonly mode: Mode;
  readonly topic: Topic | 'mixed';
  /** Only such hands, in turn; any where there are none. */
  readonly skills: readonly Skill[];
  readonly unit: Unit;
  /** What everything is drawn from; null until it is known. */
  readonly seed: number | null;
  /** Of the daily questions. */
  readonly date: string;
  /** What is asked, where that is fixed before. */
  readonly queue: readonly ExerciseSpec[];
  /** The question in front, and the one after it; null where there is none. */
  readonly now: Slot | null;
  readonly ahead: Slot | null;
  /** When the question in front was first seen, in milliseconds. */
  readonly since: number;
  readonly chosen: readonly Card[];
  /** The claim as far as it is typed. */
  readonly typed: number | null;
  /** What was answered to the question in front. */
  readonly attempt: Attempt | null;
  /** What was answered in the same play before. */
  readonly earlierAttempts: readonly Attempt[];
  /** After a card was laid: the next turn of ours, or how the play ended. */
  readonly after: PegExercise | { readonly over: PlayAnswer } | null;
  readonly graded: readonly GradedExercise[];
  /** When it began, for three minutes. */
  readonly began: number | null;
  /** Milliseconds of three minutes that are left. */
  readonly left: number | null;
  readonly ended: boolean;
}

export type QuizSettings = Pick<Quiz, 'mode' | 'topic' | 'unit'> &
  Partial<Pick<Quiz, 'skills' | 'queue' | 'date' | 'seed'>>;

/** Practice as it lies on the screen. */
export interface PracticeState {
  readonly page: 'home' | 'run' | 'mistakes' | 'progress';
  readonly topic: Topic | 'mixed';
  readonly unit: Unit;
  readonly quiz: Quiz | null;
  /** What this device remembers of every answer. */
  readonly memory: Memory;
  /** `2026-11-23`; a clock is no part of the rules. */
  readonly today: string;
}

export const practicePages = ['home', 'run', 'mistakes', 'progress'] as const;

export const emptyPracticeState: PracticeState = {
  page: 'home',
  topic: 'count',
  unit: 'win',
  quiz: null,
  memory: emptyMemory,
  today: '',
};

/** What is done in practice. `at` is when, in milliseconds of the page. */
export type PracticeAction =
  | { readonly type: 'pageChosen'; readonly page: PracticeState['page'] }
  | { readonly type: 'topicChosen'; readonly topic: PracticeState['topic'] }
  | { readonly type: 'unitChosen'; readonly unit: Unit }
  | { readonly type: 'quizStarted'; readonly settings: QuizSettings }
  /** The questions of a day. */
  | { readonly type: 'dailyStarted'; readonly date: string }
  /** Ten of these kinds; of what is in front, where none are said. */
  | { readonly type: 'moreLikeThisAsked'; readonly kinds?: readonly Skill[] }
  /** What a run is drawn from. */
  | { readonly type: 'seedDrawn'; readonly seed: number }
  | { readonly type: 'exerciseDrawn'; readonly wanted: ExerciseSpec; readonly asked: Exercise; readonly at: number }
  /** The opponent has laid, and it is our turn again, or the play is over. */
  | {
      readonly type: 'playContinued';
      readonly asked: Exercise;
      readonly after: PegExercise | { readonly over: PlayAnswer };
    }
  | { readonly type: 'cardChosen'; readonly card: Card }
  | { readonly type: 'cardPlayed'; readonly card: Card; readonly at: number }
  | { readonly type: 'pointsClaimed'; readonly points: number; readonly at: number }
  /** A figure of a claim was typed. */
  | { readonly type: 'figureTyped'; readonly figure: number }
  /** The green button. */
  | { readonly type: 'nextPressed'; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'quizStopped' }
  /** What went wrong, once more. */
  | { readonly type: 'mistakesRepeated' }
  /** Answers of another device, as text. */
  | { readonly type: 'answersAdded'; readonly text: string }
  /** What a link says. */
  | { readonly type: 'linkFollowed' }
  | { readonly type: 'stateTaken'; readonly drill: Partial<PracticeState> };

/** What practice does by itself: it is drawn, kept, or taken from a link. All else is the player's doing. */
export const automaticActions: ReadonlySet<PracticeAction['type']> = new Set([
  'stateTaken',
  'linkFollowed',
  'seedDrawn',
  'exerciseDrawn',
  'playContinued',
  'ticked',
]);

/** Nothing was lost that the numbers can tell. */
export const isRight = (mark: Mark): boolean => mark === 'best' || mark === 'asGood';

/** Of one kind in seven days, or in all of those that are shown. */
export interface Tally {
  readonly answers: number;
  readonly right: number;
  /** A question, in the unit of the row. */
  readonly cost: number;
}

/** What is wrong with a text: the line, from 1, and its words. */
export interface Unreadable {
  readonly line: number;
  readonly text: string;
}
