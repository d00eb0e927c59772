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

// Bundlers find the worker only if its address is written out like this.
const startWorker = (address: URL | undefined): Worker =>
  address
    ? new Worker(address, { type: 'module' })
    : new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export interface EngineOptions {
  /**
   * Answers in this thread, as always in Node. By default, uses a worker if there are workers and the page allows one.
   */
  inProcess?: boolean;
  /**
   * A newer question replaces a waiting one of the same name, which rejects with an `AbortError`. This is for a screen
   * that shows only the newest answer. By default, every question is answered, in the order asked.
   */
  latestOnly?: boolean;
  /**
   * The addresses of the engine's files, for a bundler that does not move them. By default, they are beside this
   * script.
   */
  urls?: EngineUrls;
}

/**
 * Creates an engine that answers every question of `Questions`.
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
  // In this thread, waiting gains nothing, unless a newer question may arrive meanwhile.
  const atOnce = here && !latestOnly ? Number.POSITIVE_INFINITY : 1;
  return engineOf(answerer, loadTableFrom(tables), { atOnce, latestOnly });
};
