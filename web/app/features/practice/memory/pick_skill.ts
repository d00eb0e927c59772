import { type Skill, skillsOf, type Topic, topics } from '../../../../exercises/skills.js';
import type { Memory, Scheduled } from '../../../state/slices/practice.js';

// Which skills are due, and which one is asked next.

export interface KindRow extends Scheduled {
  readonly kind: Skill;
  /** Due today or earlier. */
  readonly isDue: boolean;
}

// A last day in the future comes from a wrong clock, so it is ignored.
const isDueOn = ({ due, last }: Scheduled, today: string): boolean => due <= today || last > today;

/** The skills with a wrong answer: those that are due first, and among them the one that waits longest. */
export const allKinds = (memory: Memory, today: string): readonly KindRow[] =>
  [...memory.kinds]
    .filter(([, { answers, right }]) => right < answers)
    .map(([kind, known]): KindRow => ({ ...known, kind, isDue: isDueOn(known, today) }))
    .sort((one, two) => Number(two.isDue) - Number(one.isDue) || (one.due < two.due ? -1 : Number(one.due > two.due)));

/** The skills that are due. An answer removes a skill until tomorrow at least, so the list has an end. */
export const dueKinds = (memory: Memory, today: string): readonly KindRow[] =>
  allKinds(memory, today).filter(({ isDue }) => isDue);

/** The share of wrong answers, as if one of four earlier answers had been wrong, because few answers say little. */
const weakness = ({ lately: { answers, right } }: Scheduled): number => (answers - right + 1) / (answers + 4);

const unknown = 1 / 4;

/** At least 1, so that every skill comes up. Adds 3 if it is due, and up to 8 if every answer was wrong. */
const weightOf = (known: Scheduled | undefined, today: string): number =>
  1 + (known && isDueOn(known, today) ? 3 : 0) + 8 * (known ? weakness(known) : unknown);

/** Picks the skill to ask, preferring those that are due or weak. `random` is from 0 up to but not 1. */
export const pickKind = (memory: Memory, topic: Topic | 'mixed', today: string, random: number): Skill => {
  const kinds = topic === 'mixed' ? topics.flatMap((each) => skillsOf[each]) : skillsOf[topic];
  const weights = kinds.map((kind) => weightOf(memory.kinds.get(kind), today));
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return kinds.at(at) as Skill;
};
