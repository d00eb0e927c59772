import { createWorkerClient } from './client.js';
import { engineOf } from './engine.js';
import { askInstead } from './instead.js';
import type { Engine } from './types.js';

export * from './cards.js';
export { CribbageError } from './errors.js';
export type * from './types.js';

const answerInProcess = async () => (await import('./in_process.js')).answerInProcess();

const createWorker = () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export interface EngineOptions {
  /** Answer in this thread, as it always is in Node; the default is a worker where there are workers and the page allows one. */
  inProcess?: boolean;
}

/**
 * An engine that answers every question of `Questions`.
 *
 * ```js
 * const engine = await createEngine();
 * const { points, spoken } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
 * // points: 29
 * ```
 */
export const createEngine = async ({ inProcess = false }: EngineOptions = {}): Promise<Engine> => {
  const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  return engineOf(
    inProcess || inNode || typeof Worker === 'undefined'
      ? await answerInProcess()
      : askInstead(createWorkerClient(createWorker), answerInProcess),
  );
};
