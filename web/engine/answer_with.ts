import { abortError } from './errors.js';
import type { Modules } from './module.js';
import type { Answerer, WorkerReply } from './protocol.js';

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
