import type { Difficulty, ExerciseSpec } from './exercise.js';
import { seedAt, seedOf } from './seeds.js';
import { type Skill, skillsOf, type Topic } from './skills.js';

// Five exercises a day, the same for every player.

const day: readonly (readonly [Topic, Difficulty])[] = [
  ['count', 0],
  ['throw', 1],
  ['peg', 1],
  ['throw', 2],
  ['count', 2],
];

// Consecutive days differ by one, except at the ends of months.
const numberOf = (date: string): number => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return (year * 12 + month) * 31 + dayOfMonth;
};

// Chooses the skill of an exercise. The days go through all skills but `any…` in turn, and two exercises of a topic never share
// a skill.
const kindFor = (topic: Topic, date: string, place: number): Skill => {
  const kinds = skillsOf[topic].filter((kind) => !kind.startsWith('any'));
  return kinds[(numberOf(date) + place) % kinds.length] ?? skillsOf[topic][0] ?? 'anyCount';
};

/** Returns the exercises of a date, `'2026-11-23'`, in order. */
export const dailyOf = (date: string): readonly ExerciseSpec[] =>
  day.map(([topic, difficulty], place) => ({
    topic,
    kind: kindFor(topic, date, place),
    difficulty,
    unit: 'win',
    seed: seedAt(seedOf(date), place),
  }));
