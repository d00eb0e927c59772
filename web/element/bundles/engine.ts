import { createEngineInProcess } from '../../engine/in_process.js';
import type { Engine } from '../../engine/types.js';

let started: Promise<Engine> | undefined;

/**
 * Returns the engine that all elements on a page share. It starts when the first element comes into sight. It runs in
 * the page's own thread, because a page's security policy is more likely to allow that than a worker. Only a ranking by
 * win chance blocks the page for ten milliseconds or more.
 */
export const sharedEngine = (): Promise<Engine> => {
  started ??= createEngineInProcess().catch((fault) => {
    started = undefined; // the next question tries again
    throw fault;
  });
  return started;
};
