import type { Card, Combination } from '../engine/types.js';
import { cardErrorOf, errorAt } from '../ui/error_margins.js';
import type { CountExercise, PegExercise, RankedChoice, ThrowExercise } from './exercise.js';

// Grades the player's answers. Choices that differ by no more than the engine's error count as equally good.

/**
 * The grade of a choice: `best`, `asGood` if the choice is within the engine's error of the best, or `costs` if it is worse.
 */
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

/**
 * Returns the greatest worth among some choices. The first choice need not have the greatest worth, because choices that are
 * equal within the engine's error may be in any order.
 */
export const mostWorth = (choices: readonly { readonly worth: number }[]): number =>
  Math.max(...choices.map(({ worth }) => worth));

/** Grades the choice of the cards `chosen`. `choices` are sorted best first. Undefined if the choice is not among them. */
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

/** Returns how much the engine may be wrong about the worth of the choices in this exercise. */
export const errorIn = (asked: ThrowExercise | PegExercise): number => {
  if (asked.topic === 'throw') return errorAt(asked.unit === 'win' ? 'winChance' : 'points', asked);
  return asked.unit === 'win' ? cardErrorOf.winChance : cardErrorOf.net;
};

/** The grade of a player's count of a hand. */
export interface CountGrade {
  readonly right: boolean;
  /**
   * The indices of the combinations that the player has most likely missed. Their points add up to the points that are missing
   * in the count. Empty if no set of combinations has that sum.
   */
  readonly missed: readonly number[];
  /** By how many points the player's count is too high; otherwise 0. */
  readonly over: number;
}

// Returns a rating of how easily a combination is seen, larger if more easily. Players most likely miss the combinations with
// the lowest ratings.
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

/** Of all sets of combinations whose points add up to `points`, finds the one that is least easily seen. */
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

/** Grades a player's count of a hand. */
export const gradeCount = ({ answer }: CountExercise, claimed: number): CountGrade => {
  const missing = answer.points - claimed;
  return {
    right: missing === 0,
    missed: missing > 0 ? likelyMissed(answer.combinations, missing) : [],
    over: Math.max(0, -missing),
  };
};
