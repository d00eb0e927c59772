import type { Card } from '../../../engine/index.js';
import type { CountExercise, Exercise, PegExercise, ThrowExercise, Unit } from '../../../exercises/exercise.js';
import { errorIn, gradeChoice, gradeCount } from '../../../exercises/grade.js';
import {
  type Attempt,
  type GradedExercise,
  isRight,
  type Mark,
  type Memory,
  marks,
  type Outcome,
  type Quiz,
} from '../../state/slices/practice.js';
import { remember, rememberBest, rememberDaily } from './memory/memory.js';
import { lengthOf, marksOf } from './quiz.js';

// This file grades the answers to exercises, and records them in the memory of practice.

/** A choice that loses at least this much, in the unit of the exercise, is a costly mistake. */
const costly: Readonly<Record<Unit, number>> = { win: 0.02, points: 0.5 };

const markOf = (verdict: Attempt['verdict'], cost: number, unit: Unit): Mark =>
  verdict === 'costs' && cost >= costly[unit] ? 'blunder' : verdict;

export const claim = (exercise: CountExercise, claimed: number, ms: number): Attempt => {
  const { right } = gradeCount(exercise, claimed);
  const cost = Math.abs(exercise.answer.points - claimed);
  const [verdict, mark] = right ? (['best', 'best'] as const) : (['costs', 'blunder'] as const);
  return { chosen: [], claimed, verdict, cost, mark, ms, forced: false };
};

/** Grades the chosen cards; undefined if they are not one of the exercise's choices. */
export const choose = (
  exercise: ThrowExercise | PegExercise,
  chosen: readonly Card[],
  ms: number,
): Attempt | undefined => {
  const graded = gradeChoice(exercise.choices, chosen, errorIn(exercise));
  if (!graded) return undefined;
  const { cost, verdict } = graded;
  const forced = exercise.choices.length === 1;
  return { chosen, claimed: null, verdict, cost, mark: markOf(verdict, cost, exercise.unit), ms, forced };
};

/** Returns the memory with one more answer. If the exercise had only one legal choice, the answer is not recorded. */
export const recordOutcome = (
  memory: Memory,
  exercise: Exercise,
  { cost, forced, ms, verdict }: Attempt,
  date: string,
): Memory => {
  if (forced) return memory;
  const unit = exercise.topic === 'count' ? 'count' : exercise.unit;
  const outcome: Outcome = { kind: exercise.kind, date, right: verdict !== 'costs', cost, unit, ms, from: 'practice' };
  return remember(memory, outcome);
};

// Marks are ordered from best to worst.
const worst = (all: readonly Mark[]): Mark => marks.findLast((mark) => all.includes(mark)) ?? 'best';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * Returns the grade of the current exercise over all answers to it; undefined before the first answer. It has the kind of the
 * question whose answer cost most.
 */
export const answeredOf = ({ now, attempt, earlierAttempts }: Quiz): GradedExercise | undefined => {
  if (!now?.asked || !attempt) return undefined;
  const last = { ...attempt, asked: now.asked };
  const all = [...earlierAttempts, last];
  const { asked } = all.reduce((most, each) => (each.cost > most.cost ? each : most), earlierAttempts[0] ?? last);
  return {
    wanted: now.wanted,
    asked,
    kind: asked.kind,
    mark: worst(all.map(({ mark }) => mark)),
    cost: sum(all.map(({ cost }) => cost)),
    par: asked.topic === 'throw' ? asked.par : 0,
    ms: sum(all.map(({ ms }) => ms)),
  };
};

/** Returns the number of exercises without a costly mistake. */
export const streakOf = (quiz: Quiz): number => marksOf(quiz).filter((mark) => mark !== 'blunder').length;

/** Returns the memory with the result of a quiz added, if it is worth remembering. */
export const withResult = (memory: Memory, quiz: Quiz): Memory => {
  const { graded, date, mode, unit } = quiz;
  const whole = graded.length === lengthOf(quiz);
  if (mode === 'daily') return whole ? rememberDaily(memory, date, marksOf(quiz)) : memory;
  if (mode === 'streak') return rememberBest(memory, { streak: streakOf(quiz) });
  if (mode === 'storm') return rememberBest(memory, { storm: marksOf(quiz).filter(isRight).length });
  if (mode !== 'golf' || !whole || unit !== 'win') return memory;
  return rememberBest(memory, { golf: sum(graded.map(({ cost }) => cost)) });
};
