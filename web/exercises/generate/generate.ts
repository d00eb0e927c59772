import type { Dealer, Exercise, ExerciseSpec } from '../exercise.js';
import { drawCount } from './count.js';
import { drawPeg } from './peg.js';
import { drawThrow } from './throw.js';

const draws = { count: drawCount, throw: drawThrow, peg: drawPeg } as const;

/**
 * Draws an exercise with its answer. It depends only on `wanted` and the engine, so it is the same everywhere. If no deal fits,
 * returns the nearest exercise found, whose `kind` says which skill it exercises.
 */
export const draw = (dealer: Dealer, wanted: ExerciseSpec): Promise<Exercise> => draws[wanted.topic](dealer, wanted);
