import type { Answerer } from './client.js';
import { engineOf } from './engine.js';
import { abortError } from './errors.js';
import { loadModule } from './module.js';
import type { Engine } from './types.js';

export { CribbageError } from './errors.js';

/** Answers in this thread. */
export const answerInProcess = async (): Promise<Answerer> => {
  const ask = await loadModule();
  let closed = false;
  return {
    ask: async (name, question, signal) => {
      if (closed) throw abortError('The engine is closed.');
      signal?.throwIfAborted();
      const reply = ask(name, question);
      await undefined; // whoever aborts right after asking is heard, as with a worker
      signal?.throwIfAborted();
      return reply;
    },
    close: () => {
      closed = true;
    },
  };
};

/** The engine without a worker and without what it takes to start one. */
export const createEngineInProcess = async (): Promise<Engine> => engineOf(await answerInProcess());
