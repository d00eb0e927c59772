import { difficultyOfCount } from './count_skill.js';
import type { Difficulty, Exercise, PegExercise, ThrowExercise, Unit } from './exercise.js';
import { choiceOf, errorIn, mostWorth } from './grade.js';

// The closer the tempting choice is to the best, the harder is the exercise.

type Steps = Readonly<Record<Unit, readonly [close: number, far: number]>>;

const stepsOf: Readonly<Record<'throw' | 'peg', Steps>> = {
  throw: { win: [0.01, 0.025], points: [0.4, 1] },
  peg: { win: [0.006, 0.016], points: [0.15, 0.5] },
};

/** Returns the cost of the tempting choice; 0 if it is the only one. */
export const costIn = ({ choices, tempting }: ThrowExercise | PegExercise): number => {
  const most = mostWorth(choices);
  return most - (choiceOf(choices, tempting)?.worth ?? most);
};

const byCost = (asked: ThrowExercise | PegExercise): Difficulty => {
  const cost = costIn(asked);
  const error = errorIn(asked);
  const [close, far] = stepsOf[asked.topic][asked.unit];
  if (cost <= Math.max(close, 1.5 * error)) return 2;
  return cost <= Math.max(far, 2 * error) ? 1 : 0;
};

export const difficultyOf = (asked: Exercise): Difficulty =>
  asked.topic === 'count' ? difficultyOfCount(asked.kind, asked.answer) : byCost(asked);
