import { difficultyOfCount } from './count_skill.js';
import type { Difficulty, Exercise, PegExercise, ThrowExercise, Unit } from './exercise.js';
import { choiceOf, errorIn, mostWorth } from './grade.js';

// Finds how difficult an exercise is. An exercise with a choice is harder if the tempting wrong choice is nearly as good as the
// best.

type Steps = Readonly<Record<Unit, readonly [close: number, far: number]>>;

const stepsOf: Readonly<Record<'throw' | 'peg', Steps>> = {
  throw: { win: [0.01, 0.025], points: [0.4, 1] },
  peg: { win: [0.006, 0.016], points: [0.15, 0.5] },
};

/** Returns how much less the tempting choice is worth than the best one. 0 if it is the only choice. */
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
