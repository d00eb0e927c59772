import { createEngineInProcess } from '../engine/in_process.js';
import type { Engine } from '../engine/types.js';

let started: Promise<Engine> | undefined;

/**
 * The one engine of all elements on a page, started by the first that is seen. It answers in the page: no question of
 * theirs takes a millisecond, and a page's policy is more likely to allow it than a worker.
 */
export const sharedEngine = (): Promise<Engine> => {
  started ??= createEngineInProcess().catch((fault) => {
    started = undefined; // the next question tries again
    throw fault;
  });
  return started;
};
