import { isDay } from '../../../../exercises/dates.js';
import { allSkills } from '../../../../exercises/skills.js';
import { oneOf } from '../../../session/parse_untrusted.js';
import {
  type BestQuizzes,
  costUnits,
  emptyMemory,
  type Mark,
  type Memory,
  marks,
  type Outcome,
  sources,
  type Unreadable,
} from '../../../state/slices/practice.js';
import type { SquaresResult } from '../../../state/slices/squares.js';
import { memoryOf, mostMarks } from './memory.js';
import { tidied } from './outcome.js';

// This file writes and reads the memory of practice as text. The device stores this text, and the player can save it or
// take it to another device. An example:
//
//     Fifteen Two practice 1
//     best streak 14 storm 23 golf 0.125
//     daily 2026-11-23 best asGood costs
//     squares 2026-11-23 total 52 sensible 48 best 61 hints 0
//     2026-11-23 fiveToThem wrong 0.042 win 6120ms practice

const title = 'Fifteen Two practice';

/** The largest number of characters that are read, which is more than a full memory needs. */
const longestMemory = 1_000_000;

const printOutcome = ({ date, kind, right, cost, unit, ms, from }: Outcome): string =>
  [date, kind, right ? 'right' : 'wrong', cost, unit, `${ms}ms`, from].join(' ');

const printBest = ({ streak, storm, golf }: BestQuizzes): string =>
  `best streak ${streak} storm ${storm} golf ${golf ?? 'none'}`;

const printSquares = ([date, { total, sensible, best, hints }]: readonly [string, SquaresResult]): string =>
  `squares ${date} total ${total} sensible ${sensible} best ${best} hints ${hints}`;

/** Prints the memory, for people and for the device. */
export const printMemory = ({ log, daily, best, squares }: Memory): string =>
  [
    `${title} 1`,
    printBest(best),
    ...[...daily].map(([date, line]) => `daily ${date} ${line.join(' ')}`),
    ...[...squares].map(printSquares),
    ...log.map(printOutcome),
    '',
  ].join('\n');

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,7}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;

const readOutcome = (words: readonly string[]): Outcome | undefined => {
  const [date, name, answer, costs, inUnit, time = '', source] = words;
  const [kind, unit, from] = [oneOf(allSkills, name), oneOf(costUnits, inUnit), oneOf(sources, source)];
  const [cost, ms] = [numberOf(costs), numberOf(/^(\d+)ms$/.exec(time)?.[1])];
  if (words.length !== 7 || !isDay(date) || !kind || !unit || !from || cost === undefined || ms === undefined) return;
  if (answer !== 'right' && answer !== 'wrong') return;
  return tidied({ kind, date, right: answer === 'right', cost, unit, ms, from });
};

const readDaily = ([date, ...line]: readonly string[]): readonly [string, readonly Mark[]] | undefined => {
  const read = line.flatMap((word) => oneOf(marks, word) ?? []);
  return isDay(date) && read.length === line.length && line.length <= mostMarks ? [date, read] : undefined;
};

const readSquares = ([date, ...words]: readonly string[]): readonly [string, SquaresResult] | undefined => {
  const read = /^total (\d{1,3}) sensible (\d{1,3}) best (\d{1,3}) hints (\d|1[0-6])$/.exec(words.join(' '));
  if (!isDay(date) || !read) return undefined;
  const [total = 0, sensible = 0, best = 0, hints = 0] = read.slice(1).map(Number);
  return [date, { total, sensible, best, hints }];
};

const readBest = (words: readonly string[]): BestQuizzes | undefined => {
  const [, streak, storm, golf] = /^streak (\d{1,6}) storm (\d{1,6}) golf (\S+)$/.exec(words.join(' ')) ?? [];
  const least = golf === 'none' ? null : numberOf(golf);
  return streak === undefined || least === undefined
    ? undefined
    : { streak: +streak, storm: Number(storm), golf: least };
};

/** Reads the memory from a text. If some lines cannot be read, also returns the first of them. */
const read = (text: string): { memory: Memory; wrong?: Unreadable } => {
  const [first = '', ...lines] = text.slice(0, longestMemory).split(/\r?\n/);
  if (first.trim() !== `${title} 1`) return { memory: emptyMemory, wrong: { line: 1, text: first } };
  const log: Outcome[] = [];
  const daily = new Map<string, readonly Mark[]>();
  const squares = new Map<string, SquaresResult>();
  let [best, wrong]: [BestQuizzes, Unreadable | undefined] = [emptyMemory.best, undefined];
  for (const [at, line] of lines.entries()) {
    const [head = '', ...rest] = line.trim().split(/\s+/);
    if (head === '') continue;
    const [outcome, day] = [readOutcome([head, ...rest]), head === 'daily' ? readDaily(rest) : undefined];
    const grid = head === 'squares' ? readSquares(rest) : undefined;
    const ofRuns = head === 'best' ? readBest(rest) : undefined;
    if (outcome) log.push(outcome);
    else if (day) daily.set(...day);
    else if (grid) squares.set(...grid);
    else if (ofRuns) best = ofRuns;
    else wrong ??= { line: at + 2, text: line };
  }
  return { memory: memoryOf({ log, daily, best, squares }), ...(wrong && { wrong }) };
};

/** Reads a text that the player imports. Returns the memory or, if a line cannot be read, the first such line. */
export const parseMemory = (text: string): Memory | { readonly error: Unreadable } => {
  const { memory, wrong } = read(text.replace(/^\uFEFF?\s*/, ''));
  return wrong ? { error: wrong } : memory;
};

/** Reads the memory that the device stored. Lines that cannot be read are skipped. */
export const readMemory = (value: unknown): Memory => (typeof value === 'string' ? read(value).memory : emptyMemory);

/** True if a later version of the app wrote this text. The app must not overwrite such a text. */
export const isOfLater = (value: unknown): boolean =>
  typeof value === 'string' && /^Fifteen Two practice ([2-9]|\d\d)/.test(value);
