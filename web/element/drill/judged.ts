import type { Card } from '../../engine/types.js';
import { claimedPoints } from '../../exercises/claims.js';
import type { CountExercise, ThrowExercise } from '../../exercises/exercise.js';
import { errorIn, gradeChoice, gradeCount } from '../../exercises/grade.js';

/**
 * The grade of an answer. For a throw, `cost` is how much lower its win chance is than the best throw's. For a count,
 * `cost` is the number of points by which the count is off.
 */
export interface JudgedAnswer {
  readonly verdict: 'best' | 'asGood' | 'costs';
  readonly cost: number;
}

export const judgeThrow = (exercise: ThrowExercise, chosen: readonly Card[]): JudgedAnswer | undefined => {
  const grade = gradeChoice(exercise.choices, chosen, errorIn(exercise));
  return grade && { verdict: grade.verdict, cost: grade.cost };
};

export const judgeClaim = (exercise: CountExercise, claim: number): JudgedAnswer => {
  const points = claimedPoints(claim);
  const { right } = gradeCount(exercise, points);
  return { verdict: right ? 'best' : 'costs', cost: Math.abs(exercise.answer.points - points) };
};
