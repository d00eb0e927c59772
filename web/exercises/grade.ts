import type { Card, Combination } from '../engine/types.js';
import { cardErrorOf, errorAt } from '../ui/error_margins.js';
import type { CountExercise, PegExercise, RankedChoice, ThrowExercise } from './exercise.js';

// Grades answers. Choices within the engine's error count as equally good.

/** The grade of a choice: it is the best, or as good as the best within the engine's error, or it costs something. */
export interface Grade<Of extends RankedChoice = RankedChoice> {
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** How much less the choice is worth than the best. */
  readonly cost: number;
  readonly best: Of;
  readonly mine: Of;
}

const isSame = (one: readonly Card[], two: readonly Card[]): boolean =>
  one.length === two.length && one.every((card) => two.includes(card));

/** Finds the choice with these cards, in any order. */
export const choiceOf = <Of extends Pick<RankedChoice, 'cards'>>(
  choices: readonly Of[],
  cards: readonly Card[],
): Of | undefined => choices.find((choice) => isSame(choice.cards, cards));

/** Returns the greatest worth of some choices. The first of tied choices may be worth less. */
export const mostWorth = (choices: readonly { readonly worth: number }[]): number =>
  Math.max(...choices.map(({ worth }) => worth));

/** Grades a choice among choices that are sorted best first; undefined if it is not one of them. */
export const gradeChoice = <Of extends RankedChoice>(
  choices: readonly Of[],
  chosen: readonly Card[],
  error: number,
): Grade<Of> | undefined => {
  const [best] = choices;
  const mine = choiceOf(choices, chosen);
  if (!best || !mine) return undefined;
  const cost = Math.max(0, best.worth - mine.worth);
  const isTied = mostWorth(choices) - mine.worth <= error;
  return { best, mine, cost, verdict: best === mine ? 'best' : isTied ? 'asGood' : 'costs' };
};

/** Returns the engine's error in the worth of these choices. */
export const errorIn = (asked: ThrowExercise | PegExercise): number => {
  if (asked.topic === 'throw') return errorAt(asked.unit === 'win' ? 'winChance' : 'points', asked);
  return asked.unit === 'win' ? cardErrorOf.winChance : cardErrorOf.net;
};

/** The grade of a claim. */
export interface CountGrade {
  readonly right: boolean;
  /**
   * The indices of the combinations that were most likely missed. Their points add up to the missing points. Empty if no
   * combinations add up to them.
   */
  readonly missed: readonly number[];
  /** The number of points claimed too many. */
  readonly over: number;
}

// Returns how easily a combination is seen. The least visible one was most likely missed.
const seen = ({ kind, cards }: Combination, at: number, all: readonly Combination[]): number => {
  if (kind === 'nobs') return 1;
  if (kind === 'fifteen') return cards.length > 3 ? 1 : cards.length > 2 ? 2 : 5;
  if (kind === 'flush') return 2;
  const runs = all.filter((each) => each.kind === 'run').length;
  if (kind === 'run') return all[at - 1]?.kind === 'run' ? 3 : 8;
  return runs > 1 ? 4 : 7;
};

interface Missed {
  readonly seen: number;
  readonly indices: readonly number[];
}

/** Finds the least visible set of combinations whose points add up to `points`. */
const likelyMissed = (combinations: readonly Combination[], points: number): readonly number[] => {
  const bySum = new Map<number, Missed>([[0, { seen: 0, indices: [] }]]);
  combinations.forEach((combination, at) => {
    const weight = seen(combination, at, combinations);
    for (const [sum, before] of [...bySum]) {
      const next = { seen: before.seen + weight, indices: [...before.indices, at] };
      const known = bySum.get(sum + combination.points);
      if (!known || next.seen <= known.seen) bySum.set(sum + combination.points, next);
    }
  });
  return bySum.get(points)?.indices ?? [];
};

/** Grades a claim. */
export const gradeCount = ({ answer }: CountExercise, claimed: number): CountGrade => {
  const missing = answer.points - claimed;
  return {
    right: missing === 0,
    missed: missing > 0 ? likelyMissed(answer.combinations, missing) : [],
    over: Math.max(0, -missing),
  };
};
