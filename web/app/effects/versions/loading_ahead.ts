import type { Engine } from '../../../engine/index.js';
import { objectives } from '../../record/sitting.js';

/** A question near the end of a game: its answer needs what advises, and every table of a game for the win. */
const needsAll = {
  kept: '4S 6D KH 9C',
  starter: '2C',
  weDeal: true,
  played: 'them 5H',
  ours: 117,
  theirs: 119,
  quick: true,
};

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

// Until a first visit's worker is in control, what is asked for comes over the network once more.
const untilControlled = ({ serviceWorker }: Navigator): Promise<unknown> =>
  new Promise((resolve) => {
    if (serviceWorker.controller) resolve(undefined);
    else serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });

/**
 * Has the running engine load all it may ever need, from what is stored for use offline, so that an open tab depends on
 * no file that a later version may remove. Nobody waits for it: what fails here is told to whoever asks.
 */
export const loadAhead = async (engine: Engine): Promise<void> => {
  if ((navigator as Connection).connection?.saveData) return;
  await untilControlled(navigator);
  // All at once, to be done soon. A newer question may take the place of one that waits; its table comes all the same.
  const boards = objectives.map((objective) => engine.winChance({ ours: 0, theirs: 0, weDeal: true, objective }));
  await Promise.allSettled([engine.valuePlays(needsAll), ...boards]);
};
