import { costIn, difficultyOf } from '../difficulty.js';
import type { Exercise, ExerciseSpec } from '../exercise.js';
import { errorIn } from '../grade.js';

// Tries one deal after another until one gives the wanted exercise. The number of tries is limited, not the time, so every
// machine finds the same deal.

/** An exercise, and how much it differs from the wanted one: 0 if it does not differ. */
export interface Found<Of extends Exercise> {
  readonly asked: Of;
  readonly off: number;
}

/**
 * Rates how much an exercise differs from the wanted one. The skill counts most, then whether the tempting choice costs more
 * than the engine's error, then the difficulty.
 */
export const found = <Of extends Exercise>(asked: Of, { kind, difficulty }: ExerciseSpec): Found<Of> => {
  const isKind = asked.kind === kind || kind.startsWith('any');
  const costs = asked.topic === 'count' || costIn(asked) > errorIn(asked);
  return { asked, off: (isKind ? 0 : 10) + (costs ? 0 : 5) + Math.abs(difficultyOf(asked) - difficulty) };
};

/** Returns the exercise that is more similar to the wanted one; on a tie, the first. */
export const nearer = <Of extends Exercise>(
  one: Found<Of> | undefined,
  two: Found<Of> | undefined,
): Found<Of> | undefined => (!one || (two && two.off < one.off) ? two : one);

/**
 * Returns the first exercise that is just as wanted. If `tries` attempts give none, returns the most similar one found. If they
 * gave no exercise at all, continues until an attempt does.
 */
export const search = async <Of extends Exercise>(
  tries: number,
  attempt: (at: number) => Promise<Found<Of> | undefined>,
): Promise<Of> => {
  let nearest: Found<Of> | undefined;
  for (let at = 0; !nearest || (nearest.off > 0 && at < tries); at++) nearest = nearer(nearest, await attempt(at));
  return nearest.asked;
};
