import { type Card, createDeck } from 'femto-fsrs';
import { dayAfter, daysBetween } from '../../../../exercises/dates.js';
import type { Skill } from '../../../../exercises/skills.js';
import type { Outcome, Scheduled } from '../../../state/slices/practice.js';
import { type FsrsGrade, gradeOf, grades } from './outcome.js';

// This file computes when to practise each skill again, by FSRS (free spaced repetition scheduler) with one flash card for each
// skill. The schedule is not stored but computed from the log. The order of a day's answers does not matter.

/** The number of recent answers that show how well a skill is known now. */
const lookBack = 20;

// Even a skill that is known well comes back within a year.
const { newCard, gradeCard } = createDeck({ maxStability: 365 });

/**
 * Returns the grade of a skill for one day. The day counts as one review, however many questions were answered, so that
 * an hour of practice does not count as months of remembering. The grade is the lower quartile of the day's answers:
 * with up to four answers, the worst. In a long quiz, one mistake does not fail the skill.
 */
export const gradeOfDay = (answers: readonly Outcome[]): FsrsGrade => {
  const sorted = answers.map(gradeOf).sort((one, two) => one - two);
  return sorted[Math.ceil(sorted.length / 4) - 1] as FsrsGrade;
};

const rightOf = (answers: readonly Outcome[]) => ({
  answers: answers.length,
  right: answers.filter(({ right }) => right).length,
});

const grouped = <Key>(log: readonly Outcome[], keyOf: (outcome: Outcome) => Key): Map<Key, Outcome[]> => {
  const groups = new Map<Key, Outcome[]>();
  for (const outcome of log) {
    const group = groups.get(keyOf(outcome));
    if (group) group.push(outcome);
    else groups.set(keyOf(outcome), [outcome]);
  }
  return groups;
};

/**
 * Returns the number of days until the next review. A failed skill comes back tomorrow, because in FSRS it has to be
 * relearned first.
 */
const daysUntil = (card: Card, grade: FsrsGrade): number =>
  grade === grades.wrong ? 1 : Math.max(1, Math.round(card.I));

// Grades a review. If a failed review was long overdue, the library would call the skill more stable than before, which
// FSRS forbids.
const reviewed = (before: Card, days: number, grade: FsrsGrade): Card => {
  const card = gradeCard(before, days, grade);
  return grade === grades.wrong ? { ...card, S: Math.min(card.S, before.S) } : card;
};

const scheduleKind = (answers: readonly Outcome[]): Scheduled | undefined => {
  let known: Pick<Scheduled, 'card' | 'last' | 'due'> | undefined;
  for (const [last, ofDay] of grouped(answers, ({ date }) => date)) {
    const grade = gradeOfDay(ofDay);
    const card = known ? reviewed(known.card, daysBetween(known.last, last), grade) : newCard(grade);
    known = { card, last, due: dayAfter(last, daysUntil(card, grade)) };
  }
  return known && { ...known, ...rightOf(answers), lately: rightOf(answers.slice(-lookBack)) };
};

/** Returns the schedule of every skill, from a log in the order of days. */
export const scheduleOf = (log: readonly Outcome[]): ReadonlyMap<Skill, Scheduled> => {
  const scheduled = new Map<Skill, Scheduled>();
  for (const [kind, answers] of grouped(log, ({ kind }) => kind)) {
    const known = scheduleKind(answers);
    if (known) scheduled.set(kind, known);
  }
  return scheduled;
};
