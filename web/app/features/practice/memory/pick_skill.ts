import { type Skill, skillsOf, type Topic, topics } from '../../../../exercises/skills.js';
import type { Memory, Scheduled } from '../../../state/slices/practice.js';

// This file finds the skills that are due, and picks the one to ask next.

export interface KindRow extends Scheduled {
  readonly kind: Skill;
  /** Due today or earlier. */
  readonly isDue: boolean;
}

// True if a skill is due. A last day in the future comes from a wrong clock, so such a skill is due too.
const isDueOn = ({ due, last }: Scheduled, today: string): boolean => due <= today || last > today;

/** Returns the skills with a wrong answer. Skills that are due come first, and then those with the earliest date. */
export const allKinds = (memory: Memory, today: string): readonly KindRow[] =>
  [...memory.kinds]
    .filter(([, { answers, right }]) => right < answers)
    .map(([kind, known]): KindRow => ({ ...known, kind, isDue: isDueOn(known, today) }))
    .sort((one, two) => Number(two.isDue) - Number(one.isDue) || (one.due < two.due ? -1 : Number(one.due > two.due)));

/** Returns the skills that are due. An answer removes a skill until tomorrow at least, so the list has an end. */
export const dueKinds = (memory: Memory, today: string): readonly KindRow[] =>
  allKinds(memory, today).filter(({ isDue }) => isDue);

/** Returns the share of wrong answers. Few answers say little, so four more are added, one of them wrong. */
const weakness = ({ lately: { answers, right } }: Scheduled): number => (answers - right + 1) / (answers + 4);

const unknown = 1 / 4;

/**
 * The weight is at least 1, so that every skill comes up. Adds 3 if the skill is due, and up to 8 for wrong answers.
 */
const weightOf = (known: Scheduled | undefined, today: string): number =>
  1 + (known && isDueOn(known, today) ? 3 : 0) + 8 * (known ? weakness(known) : unknown);

/** Picks the skill to ask, preferring those that are due or weak. `random` is at least 0 and less than 1. */
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
