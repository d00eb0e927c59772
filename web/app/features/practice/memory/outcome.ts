import { type Topic, topicOf } from '../../../../exercises/skills.js';
import type { Outcome } from '../../../state/slices/practice.js';

// This file grades the answer to one exercise. The schedule of the skill depends on this grade.

/** The four grades of FSRS (free spaced repetition scheduler), with the numbers that it gives them. */
export const grades = { wrong: 1, slow: 2, right: 3, quick: 4 } as const;
export type FsrsGrade = (typeof grades)[keyof typeof grades];

/**
 * Time limits in ms, by topic. A right answer within `quick` was known by heart, and a right answer after `slow` was
 * worked out.
 */
const paces: Readonly<Record<Topic, readonly [quick: number, slow: number]>> = {
  count: [6_000, 25_000],
  throw: [8_000, 45_000],
  peg: [5_000, 25_000],
};

export const gradeOf = ({ kind, right, ms, from }: Outcome): FsrsGrade => {
  if (!right) return grades.wrong;
  if (from === 'game') return grades.right;
  const [quick, slow] = paces[topicOf(kind)];
  if (ms > slow) return grades.slow;
  return ms <= quick ? grades.quick : grades.right;
};

const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);

/**
 * Returns the answer as it is stored. Its numbers are bounded and rounded, so that the stored text reads back as the
 * same numbers.
 */
export const tidied = (outcome: Outcome): Outcome => ({
  ...outcome,
  cost: Math.round(within(outcome.cost, 100) * 10_000) / 10_000,
  ms: Math.round(within(outcome.ms, 3_600_000)),
});
