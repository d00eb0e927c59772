import { inNode } from './bytes.js';
import { createWorkerClient } from './client.js';
import { engineOf } from './engine.js';
import { askInstead } from './instead.js';
import { tableFiles } from './table_files.js';
import { loadTableFrom } from './tables.js';
import type { Engine } from './types.js';
import { type EngineUrls, placeFiles } from './urls.js';

export * from './cards.js';
export { CribbageError } from './errors.js';
export * from './lists.js';
export type * from './types.js';
export type { EngineUrls } from './urls.js';

// The address is written out, because bundlers otherwise do not find the worker.
const startWorker = (address: URL | undefined): Worker =>
  address
    ? new Worker(address, { type: 'module' })
    : new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export interface EngineOptions {
  /**
   * True to run the engine in this thread, as it always does in Node. By default, it runs in a worker if the browser has
   * workers and the page allows them.
   */
  inProcess?: boolean;
  /**
   * True for a screen that shows only the newest answer: a question then replaces an older one of the same name that is still
   * waiting. The older one rejects with an `AbortError`. By default, every question is answered, in the order asked.
   */
  latestOnly?: boolean;
  /**
   * The addresses of the engine's files, for a bundler that does not copy them. By default, the engine expects them beside this
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
  const { worker, modules, tables } = placeFiles(urls ?? {}, tableFiles);
  const answerHere = async () => (await import('./in_process.js')).answerInProcess(modules);
  const here = inProcess || inNode() || typeof Worker === 'undefined';
  const answerer = here
    ? await answerHere()
    : askInstead(
        createWorkerClient(() => startWorker(worker), modules),
        answerHere,
      );
  // In this thread, questions need not wait for each other. But a question that waits can be replaced by a newer one.
  const atOnce = here && !latestOnly ? Number.POSITIVE_INFINITY : 1;
  return engineOf(answerer, loadTableFrom(tables), { atOnce, latestOnly });
};
