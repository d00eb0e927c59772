import type { Engine } from '../../../engine/index.js';
import { savesData } from '../../platform/saves_data.js';
import { objectives } from '../../session/session.js';

/**
 * A pegging question near the end of a game. It was chosen because its answer needs the advisor and every table that
 * the advice on winning uses.
 */
const needsAll = {
  kept: '4S 6D KH 9C',
  starter: '2C',
  weDeal: true,
  played: 'them 5H',
  ours: 117,
  theirs: 119,
  quick: true,
};

// On a first visit, waits until the service worker controls the page. Before that, files would be fetched a second time
// over the network.
const untilControlled = ({ serviceWorker }: Navigator): Promise<unknown> =>
  new Promise((resolve) => {
    if (serviceWorker.controller) resolve(undefined);
    else serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });

// Loads the tables of win chances, one for each objective. They load one after the other, because a new question
// replaces a waiting question of the same name.
const loadBoards = async (engine: Engine): Promise<void> => {
  for (const objective of objectives)
    await engine.winChance({ ours: 0, theirs: 0, weDeal: true, objective }).catch(() => {});
};

/**
 * Makes the running engine load all its files from the offline store. An open tab then needs no file that a later
 * version may remove. Failures are ignored here, because the next question that needs the file reports them.
 */
export const loadAhead = async (engine: Engine): Promise<void> => {
  if (savesData()) return;
  await untilControlled(navigator);
  await Promise.all([
    engine.valuePlays(needsAll).catch(() => {}),
    engine.readGames({ text: '' }).catch(() => {}), // for the functions that only games need
    loadBoards(engine),
  ]);
};
