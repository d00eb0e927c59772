import type { Card } from '../../../engine/index.js';
import { errorIn, gradeChoice, gradeCount } from '../../../practice/grade.js';
import type { Asked, CountAsked, PegAsked, ThrowAsked, Unit } from '../../../practice/questions.js';
import {
  type Answered,
  type Given,
  isRight,
  type Mark,
  type Memory,
  marks,
  type Outcome,
  type Run,
} from '../../state/slices/practice.js';
import { remember, rememberBest, rememberDaily } from './memory/memory.js';
import { lengthOf, marksOf } from './quiz.js';

// What an answer is worth, and what stays of it.

/** So much lost is a costly mistake: hundredths of a chance of winning, or points. */
const costly: Readonly<Record<Unit, number>> = { win: 0.02, points: 0.5 };

const markOf = (verdict: Given['verdict'], cost: number, unit: Unit): Mark =>
  verdict === 'costs' && cost >= costly[unit] ? 'blunder' : verdict;

export const claim = (asked: CountAsked, claimed: number, ms: number): Given => {
  const { right } = gradeCount(asked, claimed);
  const cost = Math.abs(asked.answer.points - claimed);
  const [verdict, mark] = right ? (['best', 'best'] as const) : (['costs', 'blunder'] as const);
  return { chosen: [], claimed, verdict, cost, mark, ms, forced: false };
};

/** A choice, judged; nothing where it is none of the choices. */
export const choose = (asked: ThrowAsked | PegAsked, chosen: readonly Card[], ms: number): Given | undefined => {
  const graded = gradeChoice(asked.choices, chosen, errorIn(asked));
  if (!graded) return undefined;
  const { cost, verdict } = graded;
  const forced = asked.choices.length === 1;
  return { chosen, claimed: null, verdict, cost, mark: markOf(verdict, cost, asked.unit), ms, forced };
};

/** The day's memory with one more answer; what leaves nothing to choose teaches nothing. */
export const learned = (memory: Memory, asked: Asked, { cost, forced, ms, verdict }: Given, date: string): Memory => {
  if (forced) return memory;
  const unit = asked.topic === 'count' ? 'count' : asked.unit;
  const outcome: Outcome = { kind: asked.kind, date, right: verdict !== 'costs', cost, unit, ms, from: 'practice' };
  return remember(memory, outcome);
};

// They stand best first.
const worst = (all: readonly Mark[]): Mark => marks.findLast((mark) => all.includes(mark)) ?? 'best';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The question in front with all that was answered to it. */
export const answeredOf = ({ now, given, lays }: Run): Answered | undefined => {
  if (!now?.asked || !given) return undefined;
  const all = [...lays, given];
  return {
    wanted: now.wanted,
    asked: now.asked,
    kind: now.asked.kind,
    mark: worst(all.map(({ mark }) => mark)),
    cost: sum(all.map(({ cost }) => cost)),
    par: now.asked.topic === 'throw' ? now.asked.par : 0,
    ms: sum(all.map(({ ms }) => ms)),
  };
};

/** How many went by without a costly mistake. */
export const streakOf = (run: Run): number => marksOf(run).filter((mark) => mark !== 'blunder').length;

/** The memory with what a run came to. */
export const withResult = (memory: Memory, run: Run): Memory => {
  const { answered, date, mode, unit } = run;
  const whole = answered.length === lengthOf(run);
  if (mode === 'daily') return whole ? rememberDaily(memory, date, marksOf(run)) : memory;
  if (mode === 'streak') return rememberBest(memory, { streak: streakOf(run) });
  if (mode === 'storm') return rememberBest(memory, { storm: marksOf(run).filter(isRight).length });
  if (mode !== 'golf' || !whole || unit !== 'win') return memory;
  return rememberBest(memory, { golf: sum(answered.map(({ cost }) => cost)) });
};
