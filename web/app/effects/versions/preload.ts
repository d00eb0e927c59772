import type { Engine } from '../../../engine/index.js';
import { objectives } from '../../session/session.js';

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

// One after the other: a newer question takes the place of one of its name that waits.
const loadBoards = async (engine: Engine): Promise<void> => {
  for (const objective of objectives)
    await engine.winChance({ ours: 0, theirs: 0, weDeal: true, objective }).catch(() => {});
};

/**
 * Has the running engine load all it may ever need, from what is stored for use offline, so that an open tab depends on
 * no file that a later version may remove. Nobody waits for it: what fails here is told to whoever asks.
 */
export const loadAhead = async (engine: Engine): Promise<void> => {
  if ((navigator as Connection).connection?.saveData) return;
  await untilControlled(navigator);
  await Promise.all([engine.valuePlays(needsAll).catch(() => {}), loadBoards(engine)]);
};
