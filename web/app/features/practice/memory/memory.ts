import { isDay } from '../../../../exercises/dates.js';
import type { Skill } from '../../../../exercises/skills.js';
import type { BestQuizzes, Mark, Memory, Outcome } from '../../../state/slices/practice.js';
import type { SquaresResult } from '../../../state/slices/squares.js';
import { tidied } from './outcome.js';
import { scheduleOf } from './schedule.js';

// This file builds the memory of practice: a log of answers, the marks of each day's exercises, and the best results of
// quizzes. The date on which each skill is due for practice is computed from the log.

/**
 * The largest number of answers in the log, which is some years of practice. Older answers are dropped, but each skill
 * keeps its last `mostKept` answers, so that its schedule hardly changes.
 */
export const mostOutcomes = 3000;
const mostKept = 50;

export const mostDays = 400;
/** The largest number of marks that are stored for one day's exercises. */
export const mostMarks = 20;

// Drops the oldest answers until the log is within its limit. This always succeeds, because the last 50 answers of each
// of the 22 skills are only 1,100 in all.
const newest = (log: readonly Outcome[]): readonly Outcome[] => {
  let surplus = log.length - mostOutcomes;
  if (surplus <= 0) return log;
  const left = new Map<Skill, number>();
  for (const { kind } of log) left.set(kind, (left.get(kind) ?? 0) + 1);
  return log.filter(({ kind }) => {
    const count = left.get(kind) ?? 0;
    if (surplus === 0 || count <= mostKept) return true;
    left.set(kind, count - 1);
    surplus -= 1;
    return false;
  });
};

const byDay = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);

const newestDays = <Value>(days: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...days].sort(([one], [two]) => byDay(one, two)).slice(-mostDays));

export type Kept = Pick<Memory, 'log' | 'daily' | 'best' | 'squares'>;

/** Builds a memory from its parts. `log`, `daily` and `squares` need not be sorted by day. */
export const memoryOf = ({ log, daily, best, squares }: Kept): Memory => {
  const kept = newest([...log].sort((one, two) => byDay(one.date, two.date)));
  return { kinds: scheduleOf(kept), log: kept, daily: newestDays(daily), best, squares: newestDays(squares) };
};

export const remember = (memory: Memory, outcome: Outcome): Memory => rememberAll(memory, [outcome]);

/** Adds answers to the log. Answers without a valid date are dropped. */
export const rememberAll = (memory: Memory, outcomes: readonly Outcome[]): Memory =>
  memoryOf({ ...memory, log: [...memory.log, ...outcomes.filter(({ date }) => isDay(date)).map(tidied)] });

/** Records the marks of a day's exercises. If that day has marks already, they are replaced only by a longer list. */
export const rememberDaily = (memory: Memory, date: string, line: readonly Mark[]): Memory => {
  const before = memory.daily.get(date) ?? [];
  if (!isDay(date) || line.length <= before.length) return memory;
  return memoryOf({ ...memory, daily: new Map(memory.daily).set(date, line.slice(0, mostMarks)) });
};

/** Records the result of a day's Cribbage Squares. The first result of a day stays. */
export const rememberSquares = (memory: Memory, date: string, result: SquaresResult): Memory =>
  !isDay(date) || memory.squares.has(date)
    ? memory
    : memoryOf({ ...memory, squares: new Map(memory.squares).set(date, result) });

const least = (one: number | null, two: number | null): number | null =>
  one === null || two === null ? (one ?? two) : Math.min(one, two);

const betterOf = (one: BestQuizzes, two: BestQuizzes): BestQuizzes => ({
  streak: Math.max(one.streak, two.streak),
  storm: Math.max(one.storm, two.storm),
  golf: least(one.golf, two.golf),
});

// Rounds the loss of a golf quiz to four decimals, so that it is the same number after it is stored and read.
const lossOf = (golf: number | null): number | null =>
  golf !== null && Math.abs(golf) < 1000 ? Math.round(golf * 10_000) / 10_000 : null;

/** Records the result of a quiz if it is better than the best so far. */
export const rememberBest = (memory: Memory, { streak = 0, storm = 0, golf = null }: Partial<BestQuizzes>): Memory => ({
  ...memory,
  best: betterOf(memory.best, { streak, storm, golf: lossOf(golf) }),
});

const nameOf = ({ date, kind, right, cost, unit, ms, from }: Outcome): string =>
  [date, kind, right, cost, unit, ms, from].join(' ');

// Joins two logs. Answers have no id. If an answer occurs m times in one log and n times in the other, the result has
// it max(m, n) times. Answers that are the same object in both logs are not compared. If one log is the other with an
// answer added, all earlier answers are the same objects in both.
const joined = (ours: readonly Outcome[], theirs: readonly Outcome[]): readonly Outcome[] => {
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const others = theirs.filter((outcome) => !inOurs.has(outcome));
  const left = new Map<string, number>();
  for (const outcome of others.length > 0 ? ours : [])
    if (!inTheirs.has(outcome)) left.set(nameOf(outcome), (left.get(nameOf(outcome)) ?? 0) + 1);
  const more = others.filter((outcome) => {
    const count = left.get(nameOf(outcome)) ?? 0;
    left.set(nameOf(outcome), count - 1);
    return count <= 0;
  });
  return [...ours, ...more];
};

const joinedDays = (ours: Memory['daily'], theirs: Memory['daily']): Memory['daily'] => {
  const days = new Map(ours);
  for (const [date, line] of theirs) if (line.length > (days.get(date)?.length ?? 0)) days.set(date, line);
  return days;
};

// Joins the results of Cribbage Squares. If a day was played twice, the lower total was probably the first.
const joinedSquares = (ours: Memory['squares'], theirs: Memory['squares']): Memory['squares'] => {
  const days = new Map(ours);
  for (const [date, result] of theirs) {
    const before = days.get(date);
    if (!before || result.total < before.total || (result.total === before.total && result.hints > before.hints))
      days.set(date, result);
  }
  return days;
};

/** Joins the memories of two tabs, two devices, or a file and this device. An answer in both memories is kept once. */
export const joinMemories = (ours: Memory, theirs: Memory): Memory =>
  memoryOf({
    log: joined(ours.log, theirs.log),
    daily: joinedDays(ours.daily, theirs.daily),
    best: betterOf(ours.best, theirs.best),
    squares: joinedSquares(ours.squares, theirs.squares),
  });
