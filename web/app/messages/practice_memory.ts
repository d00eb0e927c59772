import { daysBetween } from '../../exercises/dates.js';
import { messages } from '../../i18n/locale.js';
import { tenths, whole } from '../../ui/figures.js';
import type { CostUnit, Tally, Unreadable } from '../state/slices/practice.js';

const near = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Says when a skill is due: `today`, `tomorrow`, `in 3 days`. An overdue skill counts as due today. */
const when = (due: string, today: string): string => near.format(Math.max(0, daysBetween(today, due)), 'day');

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const share = ({ right, answers }: Tally): string =>
  answers > 0 ? `${whole(Math.round((right / answers) * 100))}%` : '–';

/** Prints a cost with its unit, as in `4.2%` or `0.9 points`. */
const cost = (value: number, unit: CostUnit): string => {
  if (unit === 'win') return `${tenths(value * 100)}%`;
  return `${tenths(value)} ${tenths(value) === '1.0' ? 'point' : 'points'}`;
};

const answers = (count: number): string => `${whole(count)} ${count === 1 ? 'answer' : 'answers'}`;

/** Messages about the skills that are due for practice, and about progress. */
export const practiceMemoryWords = messages('memory', {
  capital,

  // Mistakes.
  noMistakes: 'Nothing here yet. Kinds of hand that you get wrong come back here, each time with other cards.',
  due: 'Due today',
  later: 'Later',
  allForToday: 'That is all for today.',
  next: (name: string, due: string, today: string): string => `Next: ${name}, ${when(due, today)}.`,
  when,
  rightOf: (right: number, count: number): string => `${whole(right)} of ${whole(count)} right`,
  comesBack: (due: string, today: string): string => `This kind of question comes back ${when(due, today)}.`,

  // Export and import.
  copy: 'Copy as text',
  save: 'Save as a file',
  open: 'Open a file',
  fileName: (date: string): string => `cribbage-practice-${date}.txt`,
  keepsNothing: 'This browser does not save your practice. It is lost when you close the page.',
  unreadable: ({ line, text }: Unreadable): string =>
    line === 1
      ? 'That is not a practice file of Fifteen Two.'
      : `Line ${whole(line)} does not belong in a practice file: ${text.trim().slice(0, 80)}`,
  added: (count: number): string => (count === 0 ? 'That file has nothing new.' : `Added ${answers(count)}.`),

  // Progress.
  progress: 'Progress',
  noProgress: 'Nothing to show yet. Your answers will be charted here. Nothing leaves this device.',
  legend: (weeks: number): string =>
    `The last ${whole(weeks)} weeks, this week on the right. Bars up: how often you were right. Bars down: the mean cost of a question.`,
  table: 'How often you were right, and the mean cost of a question',
  columns: ['Kind', 'Weeks', 'Right', 'Last four', 'Cost'],
  share,
  cost,
  answers,
  /** Describes the weekly bars of a skill to a screen reader. */
  weeks: (weeks: readonly Tally[], unit: CostUnit): string =>
    weeks
      .flatMap((week, at) =>
        week.answers > 0
          ? [`${near.format(at + 1 - weeks.length, 'week')} ${share(week)} right, cost ${cost(week.cost, unit)}`]
          : [],
      )
      .join('; '),
  note: 'A cost in percent is the chance of winning that you gave away. All costs are estimates.',
});
