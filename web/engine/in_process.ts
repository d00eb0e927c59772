import { engineOf } from './engine.js';
import { abortError } from './errors.js';
import { loadModules, type Modules, placeModules } from './module.js';
import { moduleFiles } from './module_files.js';
import type { Answerer, ModuleAddresses, WorkerReply } from './protocol.js';
import { tableFiles } from './table_files.js';
import { loadTableFrom } from './tables.js';
import type { Engine } from './types.js';

export { CribbageError } from './errors.js';

/** Makes an `Answerer` that asks the loaded modules in this thread, without a worker. */
export const answerWith = (modules: Modules): Answerer => {
  let closed = false;
  const open = () => {
    if (closed) throw abortError('The engine is closed.');
  };
  return {
    ask: async (name, question, signal) => {
      open();
      const module = await modules.of(name);
      signal?.throwIfAborted(); // as with a worker, an abort right after the question is respected
      return module.ask(name, question);
    },
    askNow: (name, question) => {
      open();
      return modules.withoutTables(name)?.ask(name, question) as WorkerReply | undefined;
    },
    needs: async (name, question) => {
      open();
      return (await modules.of(name)).needs(name, question);
    },
    giveTable: async (table, bytes) => {
      open();
      return (await modules.withTables()).giveTable(table, bytes);
    },
    close: () => {
      closed = true;
    },
  };
};

/** Loads the modules, and makes an `Answerer` that asks them in this thread. */
export const answerInProcess = async (addresses: ModuleAddresses = {}): Promise<Answerer> =>
  answerWith(await loadModules(placeModules(moduleFiles, addresses)));

/** Creates an engine that runs in this thread. Its bundle does not contain the code that starts a worker. */
export const createEngineInProcess = async (): Promise<Engine> =>
  engineOf(await answerInProcess(), loadTableFrom(tableFiles), { atOnce: Number.POSITIVE_INFINITY, latestOnly: false });
