import type { Card } from '../../engine/types.js';
import { claimedPoints } from '../../practice/claims.js';
import { errorIn, gradeChoice, gradeCount } from '../../practice/grade.js';
import type { CountAsked, ThrowAsked } from '../../practice/questions.js';

/** What an answer is worth; the cost is a chance of winning, or the points that a count is off by. */
export interface Judged {
  readonly verdict: 'best' | 'asGood' | 'costs';
  readonly cost: number;
}

export const judgeThrow = (asked: ThrowAsked, chosen: readonly Card[]): Judged | undefined => {
  const grade = gradeChoice(asked.choices, chosen, errorIn(asked));
  return grade && { verdict: grade.verdict, cost: grade.cost };
};

export const judgeClaim = (asked: CountAsked, claim: number): Judged => {
  const points = claimedPoints(claim);
  const { right } = gradeCount(asked, points);
  return { verdict: right ? 'best' : 'costs', cost: Math.abs(asked.answer.points - points) };
};
