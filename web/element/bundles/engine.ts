import { createEngineInProcess } from '../../engine/in_process.js';
import type { Engine } from '../../engine/types.js';

let started: Promise<Engine> | undefined;

/**
 * The one engine of all elements on a page, started by the first that is seen. It answers in the page, because a page's
 * policy is more likely to allow that than a worker. Only a ranking with chances of winning takes ten milliseconds and more.
 */
export const sharedEngine = (): Promise<Engine> => {
  started ??= createEngineInProcess().catch((fault) => {
    started = undefined; // the next question tries again
    throw fault;
  });
  return started;
};
