import type { Difficulty, ExerciseSpec } from './exercise.js';
import { seedAt, seedOf } from './seeds.js';
import { type Skill, skillsOf, type Topic } from './skills.js';

// The daily questions: five exercises a day, the same for every player.

const day: readonly (readonly [Topic, Difficulty])[] = [
  ['count', 0],
  ['throw', 1],
  ['peg', 1],
  ['throw', 2],
  ['count', 2],
];

// Turns a date into a number that grows by one from day to day, except at the ends of months.
const numberOf = (date: string): number => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  return (year * 12 + month) * 31 + dayOfMonth;
};

// Chooses the skill of one of the day's exercises. From day to day, all skills of the topic take their turns, except those
// named `any…`. Two exercises of a topic on the same day never train the same skill.
const kindFor = (topic: Topic, date: string, place: number): Skill => {
  const kinds = skillsOf[topic].filter((kind) => !kind.startsWith('any'));
  return kinds[(numberOf(date) + place) % kinds.length] ?? skillsOf[topic][0] ?? 'anyCount';
};

/** Returns the exercises of a date like `'2026-11-23'`, in the order in which they are asked. */
export const dailyOf = (date: string): readonly ExerciseSpec[] =>
  day.map(([topic, difficulty], place) => ({
    topic,
    kind: kindFor(topic, date, place),
    difficulty,
    unit: 'win',
    seed: seedAt(seedOf(date), place),
  }));
