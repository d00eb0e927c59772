import { type Kind, type Topic, topicOf } from '../../../practice/kinds.js';
import type { Unit } from '../../../practice/questions.js';

// What one question came to, and how it is graded for its schedule.

/** The units of a cost: a chance of winning, points of a choice, points of a hand that was counted wrong. */
export const costUnits = ['win', 'points', 'count'] as const;
export type CostUnit = Unit | 'count';

export const sources = ['practice', 'game'] as const;

export interface Outcome {
  readonly kind: Kind;
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

/** The grades of FSRS, by their numbers. */
export const grades = { wrong: 1, slow: 2, right: 3, quick: 4 } as const;
export type Grade = (typeof grades)[keyof typeof grades];

/** A right answer within the first is known by heart; one after the second was worked out. In ms. */
const paces: Readonly<Record<Topic, readonly [quick: number, slow: number]>> = {
  count: [6_000, 25_000],
  throw: [8_000, 45_000],
  peg: [5_000, 25_000],
};

export const gradeOf = ({ kind, right, ms, from }: Outcome): Grade => {
  if (!right) return grades.wrong;
  if (from === 'game') return grades.right;
  const [quick, slow] = paces[topicOf(kind)];
  if (ms > slow) return grades.slow;
  return ms <= quick ? grades.quick : grades.right;
};

const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);

/** As it is kept: few digits, so that text gives back what was written, and no number out of bounds. */
export const tidied = (outcome: Outcome): Outcome => ({
  ...outcome,
  cost: Math.round(within(outcome.cost, 100) * 10_000) / 10_000,
  ms: Math.round(within(outcome.ms, 3_600_000)),
});
