import { type Topic, topicOf } from '../../../../exercises/skills.js';
import type { Outcome } from '../../../state/slices/practice.js';

// The outcome of one question, and its grade for the schedule.

/** The grades of FSRS, by their numbers. */
export const grades = { wrong: 1, slow: 2, right: 3, quick: 4 } as const;
export type FsrsGrade = (typeof grades)[keyof typeof grades];

/** A right answer within `quick` was known by heart, and one after `slow` was worked out. In ms. */
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
 * Returns the outcome as it is stored. Numbers are bounded and have few digits, so that the text reads back as the same
 * numbers.
 */
export const tidied = (outcome: Outcome): Outcome => ({
  ...outcome,
  cost: Math.round(within(outcome.cost, 100) * 10_000) / 10_000,
  ms: Math.round(within(outcome.ms, 3_600_000)),
});
