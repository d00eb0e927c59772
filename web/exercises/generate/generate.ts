import type { Dealer, Exercise, ExerciseSpec } from '../exercise.js';
import { drawCount } from './count.js';
import { drawPeg } from './peg.js';
import { drawThrow } from './throw.js';

const draws = { count: drawCount, throw: drawThrow, peg: drawPeg } as const;

/**
 * A question of a kind, with its answer. The same is drawn everywhere: it follows from what is wanted and from the engine.
 * Where no deal fitted, it is the nearest of those that were seen, and its kind says what it is.
 */
export const draw = (dealer: Dealer, wanted: ExerciseSpec): Promise<Exercise> => draws[wanted.topic](dealer, wanted);
