import { createEngineInProcess } from '../../../web/engine/in_process.js';
import type { Dealer, Exercise, ExerciseSpec, PegExercise, ThrowExercise } from '../../../web/exercises/exercise.js';
import { draw } from '../../../web/exercises/generate/generate.js';

/** The engine for all tests of a file. */
export const dealer: Dealer = await createEngineInProcess();

const wantedOf = (wanted: Pick<ExerciseSpec, 'topic' | 'kind'> & Partial<ExerciseSpec>): ExerciseSpec => ({
  difficulty: 1,
  unit: 'win',
  seed: 1,
  ...wanted,
});

/** Generates the exercise that `wanted` specifies. Fields that `wanted` lacks have their usual values. */
export const drawn = (wanted: Pick<ExerciseSpec, 'topic' | 'kind'> & Partial<ExerciseSpec>): Promise<Exercise> =>
  draw(dealer, wantedOf(wanted));

export const drawnThrow = (kind: ThrowExercise['kind'], some: Partial<ExerciseSpec> = {}): Promise<ThrowExercise> =>
  drawn({ topic: 'throw', kind, ...some }) as Promise<ThrowExercise>;

export const drawnTurn = (kind: PegExercise['kind'], some: Partial<ExerciseSpec> = {}): Promise<PegExercise> =>
  drawn({ topic: 'peg', kind, ...some }) as Promise<PegExercise>;
