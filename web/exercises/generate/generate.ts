import type { Dealer, Exercise, ExerciseSpec } from '../exercise.js';
import { drawCount } from './count.js';
import { drawPeg } from './peg.js';
import { drawThrow } from './throw.js';

const draws = { count: drawCount, throw: drawThrow, peg: drawPeg } as const;

/**
 * Draws an exercise with its answer. The result depends only on `wanted` and on the engine's answers, so it is the same on
 * every machine. If no deal gives the wanted exercise, returns the most similar one found. Its `kind` is then the skill that it
 * really trains.
 */
export const draw = (dealer: Dealer, wanted: ExerciseSpec): Promise<Exercise> => draws[wanted.topic](dealer, wanted);
