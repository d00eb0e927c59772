import { type Skill, skillsOf, type Topic, topics } from '../../../../exercises/skills.js';
import type { Memory, Scheduled } from '../../../state/slices/practice.js';

// Which kinds are due, and which one is asked next.

export interface KindRow extends Scheduled {
  readonly kind: Skill;
  /** Today, or on a day before. */
  readonly isDue: boolean;
}

// A last day that is yet to come is that of a clock gone wrong: nothing follows from it.
const isDueOn = ({ due, last }: Scheduled, today: string): boolean => due <= today || last > today;

/** The kinds of which an answer was wrong, those due first, and among them the one that waits longest. */
export const allKinds = (memory: Memory, today: string): readonly KindRow[] =>
  [...memory.kinds]
    .filter(([, { answers, right }]) => right < answers)
    .map(([kind, known]): KindRow => ({ ...known, kind, isDue: isDueOn(known, today) }))
    .sort((one, two) => Number(two.isDue) - Number(one.isDue) || (one.due < two.due ? -1 : Number(one.due > two.due)));

/** Those of them that are due. An answer takes a kind off until tomorrow at least, so the list has an end. */
export const dueKinds = (memory: Memory, today: string): readonly KindRow[] =>
  allKinds(memory, today).filter(({ isDue }) => isDue);

/** The share that goes wrong, as if one of four answers before had: few answers say little. */
const weakness = ({ lately: { answers, right } }: Scheduled): number => (answers - right + 1) / (answers + 4);

const unknown = 1 / 4;

/** At least 1, so that every kind comes sometimes; three more where it is due, and eight where every answer is wrong. */
const weightOf = (known: Scheduled | undefined, today: string): number =>
  1 + (known && isDueOn(known, today) ? 3 : 0) + 8 * (known ? weakness(known) : unknown);

/** The kind to ask: more often one that is due or weak. `random` is from 0 up to but not 1. */
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
