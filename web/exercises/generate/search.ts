import { costIn, difficultyOf } from '../difficulty.js';
import type { Exercise, ExerciseSpec } from '../exercise.js';
import { errorIn } from '../grade.js';

// Deals are gone through until one fits, or for so many tries: no clock, so that every machine ends at the same one.

/** A question, and how far it is from what was wanted: 0 where it fits. */
export interface Found<Of extends Exercise> {
  readonly asked: Of;
  readonly off: number;
}

/** Weighs the kind first, then a tempting choice that costs, then the difficulty. */
export const found = <Of extends Exercise>(asked: Of, { kind, difficulty }: ExerciseSpec): Found<Of> => {
  const isKind = asked.kind === kind || kind.startsWith('any');
  const costs = asked.topic === 'count' || costIn(asked) > errorIn(asked);
  return { asked, off: (isKind ? 0 : 10) + (costs ? 0 : 5) + Math.abs(difficultyOf(asked) - difficulty) };
};

/** The one that is less far; the first of two as far. */
export const nearer = <Of extends Exercise>(
  one: Found<Of> | undefined,
  two: Found<Of> | undefined,
): Found<Of> | undefined => (!one || (two && two.off < one.off) ? two : one);

/** The first that fits, else the nearest of so many tries; a try may come to nothing, but one in the end does not. */
export const search = async <Of extends Exercise>(
  tries: number,
  attempt: (at: number) => Promise<Found<Of> | undefined>,
): Promise<Of> => {
  let nearest: Found<Of> | undefined;
  for (let at = 0; !nearest || (nearest.off > 0 && at < tries); at++) nearest = nearer(nearest, await attempt(at));
  return nearest.asked;
};
