import { createEngineInProcess } from '../../engine/in_process.js';
import type { Engine } from '../../engine/types.js';

let started: Promise<Engine> | undefined;

/**
 * Returns the one engine of all elements on a page, which the first element that is seen starts. It runs in the page,
 * because a page's policy is more likely to allow that than a worker. Only a ranking by win chance takes ten
 * milliseconds or more.
 */
export const sharedEngine = (): Promise<Engine> => {
  started ??= createEngineInProcess().catch((fault) => {
    started = undefined; // the next question tries again
    throw fault;
  });
  return started;
};
