import type { Card, Engine, PlayAnswer, ShowAnswer, Side } from '../engine/types.js';
import type { CountSkill, PegSkill, Skill, ThrowSkill, Topic } from './skills.js';

// The three topics of exercises. Each exercise is drawn from a seed and includes its answer.

/** The unit of a grade: win chance at a score, or points. */
export const units = ['win', 'points'] as const;
export type Unit = (typeof units)[number];

/** 0: one thing to see, or a choice that stands out. 2: many things, or choices that are close. */
export type Difficulty = 0 | 1 | 2;

/** The specification of an exercise, from which the same exercise is drawn everywhere. */
export interface ExerciseSpec {
  readonly topic: Topic;
  /** A skill of this topic. */
  readonly kind: Skill;
  readonly difficulty: Difficulty;
  readonly unit: Unit;
  readonly seed: number;
}

/** Asks for the points of a hand. */
export interface CountExercise {
  readonly topic: 'count';
  readonly kind: CountSkill;
  readonly seed: number;
  /** Four cards. */
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly crib: boolean;
  readonly answer: ShowAnswer;
}

/** A choice and its worth in the unit of the exercise. */
export interface RankedChoice {
  /** The two cards to throw, lowest first, or the card to play. */
  readonly cards: readonly Card[];
  readonly worth: number;
}

/** The dealer and the score when a choice is made. */
export interface ExercisePosition {
  readonly weDeal: boolean;
  /** The score at the start of the play; 0 if points are graded. */
  readonly ours: number;
  readonly theirs: number;
}

/** A choice of a throw or of a card. */
interface Choosing extends ExercisePosition {
  readonly seed: number;
  readonly unit: Unit;
  /** All fifteen throws, or the cards that may be played (at least one), best first. */
  readonly choices: readonly RankedChoice[];
  /** The tempting wrong choice, or the only choice. The skill says how it differs from the best. */
  readonly tempting: readonly Card[];
}

export interface ThrowExercise extends Choosing {
  readonly topic: 'throw';
  readonly kind: ThrowSkill;
  readonly dealt: readonly Card[];
  /** Par: the cost of the club player's throw. */
  readonly par: number;
}

/** Our turn in the play. After our card, the play goes on to our next turn. */
export interface PegExercise extends Choosing {
  readonly topic: 'peg';
  readonly kind: PegSkill;
  /** Our four cards, and the two that we threw. */
  readonly kept: readonly Card[];
  readonly thrown: readonly Card[];
  readonly starter: Card;
  /** The opponent's four cards, which the player does not see. */
  readonly theirFour: readonly Card[];
  /** The opponent's two cards in the crib, known to them but not to the player. */
  readonly theirTwo: readonly Card[];
  readonly played: readonly (readonly [Side, Card | 'go'])[];
  /** The played cards as the engine counts them. */
  readonly fallen: PlayAnswer;
}

export type Exercise = CountExercise | ThrowExercise | PegExercise;

/** The questions of the engine with which exercises are drawn. */
export type Dealer = Pick<
  Engine,
  'deal' | 'scoreShow' | 'scorePlay' | 'valueDiscards' | 'valuePlays' | 'chooseDiscard' | 'choosePlay'
>;
