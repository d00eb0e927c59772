import type { Difficulty, ExerciseSpec } from './exercise.js';
import { seedAt, seedOf } from './seeds.js';
import { type Skill, skillsOf, type Topic } from './skills.js';

// Five questions a day, the same for everybody.

const day: readonly (readonly [Topic, Difficulty])[] = [
  ['count', 0],
  ['throw', 1],
  ['peg', 1],
  ['throw', 2],
  ['count', 2],
];

// Neighbouring days differ by one, but for the ends of months.
const numberOf = (date: string): number => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return (year * 12 + month) * 31 + dayOfMonth;
};

// Those with something of their own to learn; days go through them in turn, and two of a topic are never of one kind.
const kindFor = (topic: Topic, date: string, place: number): Skill => {
  const kinds = skillsOf[topic].filter((kind) => !kind.startsWith('any'));
  return kinds[(numberOf(date) + place) % kinds.length] ?? skillsOf[topic][0] ?? 'anyCount';
};

/** The questions of a date, `'2026-11-23'`, in order. */
export const dailyOf = (date: string): readonly ExerciseSpec[] =>
  day.map(([topic, difficulty], place) => ({
    topic,
    kind: kindFor(topic, date, place),
    difficulty,
    unit: 'win',
    seed: seedAt(seedOf(date), place),
  }));
