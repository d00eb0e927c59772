import { rankOf } from '../engine/cards.js';
import type { Card, ScoreShowAnswer } from '../engine/types.js';
import type { Difficulty } from './exercise.js';
import { nameOf } from './named_hands.js';
import { alikeIn } from './rank_order.js';
import { type CountSkill, countSkills } from './skills.js';

// Finds the skills that are trained by counting a hand, from what is easily missed in the hand.

/** A hand and how the engine counts it. */
export interface CountedHand {
  readonly hand: readonly Card[];
  readonly starter: Card;
  readonly crib: boolean;
  readonly answer: ScoreShowAnswer;
}

const fits: Readonly<Record<CountSkill, (counted: CountedHand) => boolean>> = {
  fifteens: ({ answer }) => answer.combinations.some(({ kind, cards }) => kind === 'fifteen' && cards.length > 2),
  doubleRuns: ({ answer }) => answer.combinations.filter(({ kind }) => kind === 'run').length > 1,
  flushes: ({ answer }) =>
    answer.combinations.some(({ kind }) => kind === 'flush') ||
    answer.nearMisses.some(({ kind }) => kind === 'cribFlush' || kind === 'starterFlush'),
  jacks: ({ hand, starter }) => [...hand, starter].some((card) => rankOf(card) === 'J'),
  royals: ({ hand, starter }) => (alikeIn([...hand, starter])[0] ?? 0) > 2,
  named: ({ hand, starter, answer }) => nameOf(hand, starter, answer.points) !== undefined,
  anyCount: () => true,
};

/** Returns all skills that are trained by counting this hand. `anyCount` is always the last of them. */
export const countSkillsOf = (counted: CountedHand): readonly CountSkill[] =>
  countSkills.filter((kind) => fits[kind](counted));

// For each skill, how many scoring combinations a hand of medium difficulty has. Fewer make it easy, and more make it hard.
const some: Readonly<Record<CountSkill, readonly [least: number, most: number]>> = {
  fifteens: [4, 5],
  doubleRuns: [5, 5],
  flushes: [2, 3],
  jacks: [3, 4],
  royals: [3, 4],
  named: [1, 5],
  anyCount: [3, 4],
};

/** Returns how difficult a hand is to count, by the number of its scoring combinations. */
export const difficultyOfCount = (kind: CountSkill, { combinations }: ScoreShowAnswer): Difficulty => {
  const [least, most] = some[kind];
  if (combinations.length < least) return 0;
  return combinations.length > most ? 2 : 1;
};
