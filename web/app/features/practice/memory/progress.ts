import { daysBetween } from '../../../../exercises/dates.js';
import { type Skill, skillsOf, type Topic, topics } from '../../../../exercises/skills.js';
import { type CostUnit, costUnits, type Memory, type Outcome, type Tally } from '../../../state/slices/practice.js';

// This file computes the progress in each skill, week by week: how many answers were right, and how much they cost on
// average.

/** The number of weeks for which each skill has bars. */
export const weeksShown = 12;

export interface KindProgress {
  readonly kind: Skill;
  /** The unit of most of the skill's questions. Costs in other units are left out of the mean. */
  readonly unit: CostUnit;
  readonly all: Tally;
  /** The answers of the last four weeks. */
  readonly lately: Tally;
  /** A tally for each week, oldest first, ending with the current week. A week without answers has a tally of zeros. */
  readonly weeks: readonly Tally[];
}

export interface Progress {
  readonly topics: readonly { readonly topic: Topic; readonly rows: readonly KindProgress[] }[];
  /** The highest mean cost of a skill in any week, by unit. A bar of full height has this cost. */
  readonly most: Readonly<Record<CostUnit, number>>;
}

/** The least cost that a bar of full height stands for, so that small mistakes do not look like large ones. */
const leastScale: Readonly<Record<CostUnit, number>> = { win: 0.05, points: 1, count: 2 };

const tallyOf = (answers: readonly Outcome[], unit: CostUnit): Tally => {
  const costs = answers.filter((outcome) => outcome.unit === unit).map(({ cost }) => cost);
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const right = answers.filter((outcome) => outcome.right).length;
  return { answers: answers.length, right, cost: costs.length > 0 ? sum / costs.length : 0 };
};

interface Placed {
  readonly outcome: Outcome;
  /** 0 in the current week. A date in the future, which comes from a wrong clock, is put into the current week too. */
  readonly weeksAgo: number;
}

const placed = (log: readonly Outcome[], today: string): readonly Placed[] =>
  log
    .map((outcome) => ({ outcome, weeksAgo: Math.max(0, Math.floor(daysBetween(outcome.date, today) / 7)) }))
    .filter(({ weeksAgo }) => weeksAgo < weeksShown);

const rowOf = (kind: Skill, answers: readonly Placed[]): KindProgress => {
  const times = (unit: CostUnit) => answers.filter(({ outcome }) => outcome.unit === unit).length;
  const unit = costUnits.reduce((most, each) => (times(each) > times(most) ? each : most));
  const tally = (of: readonly Placed[]) =>
    tallyOf(
      of.map(({ outcome }) => outcome),
      unit,
    );
  const weeks = Array.from({ length: weeksShown }, (_, at) =>
    tally(answers.filter(({ weeksAgo }) => weeksAgo === weeksShown - 1 - at)),
  );
  return { kind, unit, all: tally(answers), lately: tally(answers.filter(({ weeksAgo }) => weeksAgo < 4)), weeks };
};

/** Returns the progress in the skills that were practised in the last `weeksShown` weeks. */
export const progressOf = ({ log }: Pick<Memory, 'log'>, today: string): Progress => {
  const recent = placed(log, today);
  const rowsOf = (topic: Topic) =>
    skillsOf[topic].flatMap((kind) => {
      const answers = recent.filter(({ outcome }) => outcome.kind === kind);
      return answers.length > 0 ? [rowOf(kind, answers)] : [];
    });
  const shown = topics.map((topic) => ({ topic, rows: rowsOf(topic) })).filter(({ rows }) => rows.length > 0);
  const rows = shown.flatMap((each) => each.rows);
  const mostOf = (of: CostUnit) =>
    Math.max(
      leastScale[of],
      ...rows.filter(({ unit }) => unit === of).flatMap(({ weeks }) => weeks.map(({ cost }) => cost)),
    );
  return { topics: shown, most: { win: mostOf('win'), points: mostOf('points'), count: mostOf('count') } };
};
