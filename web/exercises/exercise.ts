import type { Card, Questions, ScorePlayAnswer, ScoreShowAnswer, Side } from '../engine/types.js';
import type { CountSkill, PegSkill, Skill, ThrowSkill, Topic } from './skills.js';

// The exercises of practice, in three topics. Each exercise is drawn from a seed and includes its answer.

/** The unit in which choices are graded: win chance, which depends on the score, or points. */
export const units = ['win', 'points'] as const;
export type Unit = (typeof units)[number];

/**
 * The difficulty of an exercise. At 0, there is one thing to see, or one choice stands out. At 2, there are many things to see,
 * or the choices are nearly equal.
 */
export type Difficulty = 0 | 1 | 2;

/** Everything that decides which exercise is drawn. Equal values give the same exercise on every machine. */
export interface ExerciseSpec {
  readonly topic: Topic;
  /** The skill that the exercise should train. It belongs to the topic. */
  readonly kind: Skill;
  readonly difficulty: Difficulty;
  readonly unit: Unit;
  readonly seed: number;
}

/** An exercise in which the player counts the points of a hand. */
export interface CountExercise {
  readonly topic: 'count';
  readonly kind: CountSkill;
  readonly seed: number;
  /** Four cards. */
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly crib: boolean;
  readonly answer: ScoreShowAnswer;
}

/** A choice with its worth, in the unit of the exercise. */
export interface RankedChoice {
  /** Two cards to throw, lowest first, or one card to play. */
  readonly cards: readonly Card[];
  readonly worth: number;
}

/** The dealer and the score of an exercise in which the player has to choose. */
export interface ExercisePosition {
  readonly weDeal: boolean;
  /**
   * The score before the throw or, if the choice is a card, before the play. Both numbers are 0 if the exercise is graded in
   * points.
   */
  readonly ours: number;
  readonly theirs: number;
}

/** The common fields of exercises in which the player chooses a throw or a card. */
interface Choosing extends ExercisePosition {
  readonly seed: number;
  readonly unit: Unit;
  /** All fifteen throws, or all cards that may be played (at least one). Sorted best first. */
  readonly choices: readonly RankedChoice[];
  /**
   * The wrong choice that tempts, or the only choice if there is no other. The difference between this choice and the best
   * decides which skill the exercise trains.
   */
  readonly tempting: readonly Card[];
}

export interface ThrowExercise extends Choosing {
  readonly topic: 'throw';
  readonly kind: ThrowSkill;
  readonly dealt: readonly Card[];
  /** Par: how much less the club player's throw is worth than the best. */
  readonly par: number;
}

/** An exercise in which it is our turn in the play. After our card, another exercise can continue with our next turn. */
export interface PegExercise extends Choosing {
  readonly topic: 'peg';
  readonly kind: PegSkill;
  /** The four cards that we kept, including those already played, and the two that we threw. */
  readonly kept: readonly Card[];
  readonly thrown: readonly Card[];
  readonly starter: Card;
  /** The opponent's four cards, which the player does not see. */
  readonly theirFour: readonly Card[];
  /** The two cards that the opponent threw into the crib. The player of the exercise does not see them either. */
  readonly theirTwo: readonly Card[];
  readonly played: readonly (readonly [Side, Card | 'go'])[];
  /** The answer of the engine's `scorePlay` about the turns in `played`. */
  readonly fallen: ScorePlayAnswer;
}

export type Exercise = CountExercise | ThrowExercise | PegExercise;

/** The engine's methods that are needed to draw exercises. */
export type Dealer = {
  readonly [Name in
    | 'deal'
    | 'scoreShow'
    | 'scorePlay'
    | 'valueDiscards'
    | 'valuePlays'
    | 'chooseDiscard'
    | 'choosePlay']: (question: Questions[Name]['asks']) => Promise<Questions[Name]['answers']>;
};
