import { allSkills, type Skill, skillsOf, type Topic } from '../../../../exercises/skills.js';
import type { Memory, Scheduled } from '../../../state/slices/practice.js';

// This file finds the skills that are due for practice, and picks the one to ask next.

export interface KindRow extends Scheduled {
  readonly kind: Skill;
  /** True if the skill is due today or was due earlier. */
  readonly isDue: boolean;
}

// True if a skill is due. A skill whose last answer lies in the future, because some clock was wrong, is due too.
const isDueOn = ({ due, last }: Scheduled, today: string): boolean => due <= today || last > today;

/**
 * Returns the skills with at least one wrong answer: first those that are due, then the other skills. Each of these two
 * groups begins with the earliest due date.
 */
export const allKinds = (memory: Memory, today: string): readonly KindRow[] =>
  [...memory.kinds]
    .filter(([, { answers, right }]) => right < answers)
    .map(([kind, known]): KindRow => ({ ...known, kind, isDue: isDueOn(known, today) }))
    .sort((one, two) => Number(two.isDue) - Number(one.isDue) || (one.due < two.due ? -1 : Number(one.due > two.due)));

/**
 * Returns the skills that are due. After an answer a skill is not due before tomorrow, so each answer shortens the
 * list.
 */
export const dueKinds = (memory: Memory, today: string): readonly KindRow[] =>
  allKinds(memory, today).filter(({ isDue }) => isDue);

/**
 * Returns the share of wrong answers among the recent ones. Few answers say little, so four imagined ones are added,
 * one of them wrong.
 */
const weakness = ({ lately: { answers, right } }: Scheduled): number => (answers - right + 1) / (answers + 4);

const unknown = 1 / 4;

/**
 * Returns the weight of a skill when one is picked at random. The weight is at least 1, so that every skill comes up. It
 * is 3 higher for a skill that is due, and up to 8 higher for a weak skill.
 */
const weightOf = (known: Scheduled | undefined, today: string): number =>
  1 + (known && isDueOn(known, today) ? 3 : 0) + 8 * (known ? weakness(known) : unknown);

/** Picks the skill to ask, preferring those that are due or weak. `random` is at least 0 and less than 1. */
export const pickKind = (memory: Memory, topic: Topic | 'mixed', today: string, random: number): Skill => {
  const kinds = topic === 'mixed' ? allSkills : skillsOf[topic];
  const weights = kinds.map((kind) => weightOf(memory.kinds.get(kind), today));
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return kinds.at(at) as Skill;
};
