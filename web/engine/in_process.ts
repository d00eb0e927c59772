import type { Answerer } from './client.js';
import { engineOf } from './engine.js';
import { abortError } from './errors.js';
import { loadModules } from './module.js';
import type { Engine } from './types.js';

export { CribbageError } from './errors.js';

/** Answers in this thread. */
export const answerInProcess = async (): Promise<Answerer> => {
  const modules = await loadModules();
  let closed = false;
  return {
    ask: async (name, question, signal) => {
      if (closed) throw abortError('The engine is closed.');
      signal?.throwIfAborted();
      const module = await modules(name); // whoever aborts right after asking is heard, as with a worker
      signal?.throwIfAborted();
      const reply = module.ask(name, question);
      await undefined;
      signal?.throwIfAborted();
      return reply;
    },
    giveTable: async (table, bytes, of) => {
      if (closed) throw abortError('The engine is closed.');
      return (await modules(of)).giveTable(table, bytes);
    },
    close: () => {
      closed = true;
    },
  };
};

/** The engine without a worker and without what it takes to start one. */
export const createEngineInProcess = async (): Promise<Engine> => engineOf(await answerInProcess());
