import { createWorkerClient } from './client.js';
import { engineOf } from './engine.js';
import { askInstead } from './instead.js';
import { loadTableFrom } from './tables.js';
import type { Engine } from './types.js';
import { type EngineUrls, placeFiles } from './urls.js';

export * from './cards.js';
export { CribbageError } from './errors.js';
export * from './lists.js';
export type * from './types.js';
export type { EngineUrls } from './urls.js';

// Bundlers find the worker only where its address is written out like this.
const startWorker = (address: URL | undefined): Worker =>
  address
    ? new Worker(address, { type: 'module' })
    : new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export interface EngineOptions {
  /** Answer in this thread, as it always is in Node; the default is a worker where there are workers and the page allows one. */
  inProcess?: boolean;
  /**
   * A newer question replaces the one of its name that still waits, which rejects with an `AbortError`: for a screen that
   * shows only the newest answer. The default answers every question, in the order in which they are asked.
   */
  latestOnly?: boolean;
  /** Where the engine's files lie, for a bundler that does not move them. The default is beside this script. */
  urls?: EngineUrls;
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
export const createEngine = async (options?: EngineOptions): Promise<Engine> => {
  const { inProcess = false, latestOnly = false, urls } = options ?? {};
  const { worker, modules, tables } = placeFiles(urls ?? {});
  const answerHere = async () => (await import('./in_process.js')).answerInProcess(modules);
  const inNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  const here = inProcess || inNode || typeof Worker === 'undefined';
  const answerer = here
    ? await answerHere()
    : askInstead(
        createWorkerClient(() => startWorker(worker), modules),
        answerHere,
      );
  // In this thread nothing is gained by waiting, unless something newer may come meanwhile.
  const atOnce = here && !latestOnly ? Number.POSITIVE_INFINITY : 1;
  return engineOf(answerer, loadTableFrom(tables), { atOnce, latestOnly });
};
