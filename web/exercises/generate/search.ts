import { costIn, difficultyOf } from '../difficulty.js';
import type { Exercise, ExerciseSpec } from '../exercise.js';
import { errorIn } from '../grade.js';

// Tries deals until one fits, up to a number of tries. There is no clock, so every machine finds the same deal.

/** An exercise, and how far it is from the wanted one: 0 if it fits. */
export interface Found<Of extends Exercise> {
  readonly asked: Of;
  readonly off: number;
}

/** Compares an exercise with the wanted one: by skill, then by whether the tempting choice has a cost, then by difficulty. */
export const found = <Of extends Exercise>(asked: Of, { kind, difficulty }: ExerciseSpec): Found<Of> => {
  const isKind = asked.kind === kind || kind.startsWith('any');
  const costs = asked.topic === 'count' || costIn(asked) > errorIn(asked);
  return { asked, off: (isKind ? 0 : 10) + (costs ? 0 : 5) + Math.abs(difficultyOf(asked) - difficulty) };
};

/** Returns the nearer of two exercises; the first if they are equally near. */
export const nearer = <Of extends Exercise>(
  one: Found<Of> | undefined,
  two: Found<Of> | undefined,
): Found<Of> | undefined => (!one || (two && two.off < one.off) ? two : one);

/**
 * Returns the first exercise that fits, or the nearest after `tries` attempts. Goes on after that until one attempt
 * gives an exercise.
 */
export const search = async <Of extends Exercise>(
  tries: number,
  attempt: (at: number) => Promise<Found<Of> | undefined>,
): Promise<Of> => {
  let nearest: Found<Of> | undefined;
  for (let at = 0; !nearest || (nearest.off > 0 && at < tries); at++) nearest = nearer(nearest, await attempt(at));
  return nearest.asked;
};
