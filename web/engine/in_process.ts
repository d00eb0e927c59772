import { answerWith } from './answer_with.js';
import { engineOf } from './engine.js';
import { loadModules, placeModules } from './module.js';
import { moduleFiles } from './module_files.js';
import type { Answerer, ModuleAddresses } from './protocol.js';
import { tableFiles } from './table_files.js';
import { loadTableFrom } from './tables.js';
import type { Engine } from './types.js';

export { CribbageError } from './errors.js';

/** Loads the modules, and makes an `Answerer` that asks them in this thread. */
export const answerInProcess = async (addresses: ModuleAddresses = {}): Promise<Answerer> =>
  answerWith(await loadModules(placeModules(moduleFiles, addresses)));

/** Creates an engine that runs in this thread. Its bundle does not contain the code that starts a worker. */
export const createEngineInProcess = async (): Promise<Engine> =>
  engineOf(await answerInProcess(), loadTableFrom(tableFiles), { atOnce: Number.POSITIVE_INFINITY, latestOnly: false });
