import type { Card, Engine, PlayAnswer, ShowAnswer, Side } from '../engine/types.js';
import type { CountSkill, PegSkill, Skill, ThrowSkill, Topic } from './skills.js';

// The three kinds of question, each drawn from a seed and with its answer.

/** What a choice is graded in: the chance of winning at a score, or points. */
export const units = ['win', 'points'] as const;
export type Unit = (typeof units)[number];

/** 0: one thing to see, or a choice that stands out; 2: many, or choices that lie close. */
export type Difficulty = 0 | 1 | 2;

/** What is to be drawn. The same is drawn everywhere. */
export interface ExerciseSpec {
  readonly topic: Topic;
  /** Of this topic. */
  readonly kind: Skill;
  readonly difficulty: Difficulty;
  readonly unit: Unit;
  readonly seed: number;
}

/** A claim of how many points there are. */
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

/** One of the choices, and what it is worth by the unit. */
export interface RankedChoice {
  /** The two to throw, lowest first, or the one to lay. */
  readonly cards: readonly Card[];
  readonly worth: number;
}

/** Where a choice is made. */
export interface ExercisePosition {
  readonly weDeal: boolean;
  /** At the start of the play; nought where points are graded. */
  readonly ours: number;
  readonly theirs: number;
}

/** A choice to make, of a throw or of a card. */
interface Choosing extends ExercisePosition {
  readonly seed: number;
  readonly unit: Unit;
  /** All fifteen throws, or the cards that may be laid, at least one: best first. */
  readonly choices: readonly RankedChoice[];
  /** What a player is wrongly drawn to, and the kind says how it differs from the best; the best itself where there is no other. */
  readonly tempting: readonly Card[];
}

export interface ThrowExercise extends Choosing {
  readonly topic: 'throw';
  readonly kind: ThrowSkill;
  readonly dealt: readonly Card[];
  /** What the club player's throw costs: par. */
  readonly par: number;
}

/** A turn of ours in the play; when a card is laid, the play goes on to the next one. */
export interface PegExercise extends Choosing {
  readonly topic: 'peg';
  readonly kind: PegSkill;
  /** Our four, and the two that we threw. */
  readonly kept: readonly Card[];
  readonly thrown: readonly Card[];
  readonly starter: Card;
  /** Their four, which the player does not see. */
  readonly theirFour: readonly Card[];
  /** Their two in the crib: they know them, the player does not. */
  readonly theirTwo: readonly Card[];
  readonly played: readonly (readonly [Side, Card | 'go'])[];
  /** The cards that have fallen, as the engine counts them. */
  readonly fallen: PlayAnswer;
}

export type Exercise = CountExercise | ThrowExercise | PegExercise;

/** Whom questions are drawn with. */
export type Dealer = Pick<
  Engine,
  'deal' | 'scoreShow' | 'scorePlay' | 'valueDiscards' | 'valuePlays' | 'chooseDiscard' | 'choosePlay'
>;
