import { NotStarted } from './client.js';
import type { Answerer } from './protocol.js';

/**
 * Asks `first`. If `first` cannot be started, asks `second` from then on. A page's policy, a sandbox or a script from another
 * site may forbid a worker and still allow the engine in this thread. If `second` cannot be started either, the next question
 * tries both again.
 */
export const askInstead = (first: Answerer, second: () => Promise<Answerer>): Answerer => {
  let replacement: Promise<Answerer> | undefined;
  let closed = false;

  const replace = async (): Promise<Answerer> => {
    replacement ??= second();
    try {
      const answerer = await replacement;
      if (closed) answerer.close();
      return answerer;
    } catch (fault) {
      replacement = undefined;
      throw fault;
    }
  };

  const either = async <Reaction>(ask: (answerer: Answerer) => Promise<Reaction>): Promise<Reaction> => {
    if (!replacement) {
      try {
        return await ask(first);
      } catch (fault) {
        if (!(fault instanceof NotStarted)) throw fault;
      }
    }
    return ask(await replace());
  };

  return {
    ask: (name, question, signal) => either((answerer) => answerer.ask(name, question, signal)),
    needs: (name, question) => either((answerer) => answerer.needs(name, question)),
    giveTable: (table, bytes) => either((answerer) => answerer.giveTable(table, bytes)),
    close: () => {
      closed = true;
      first.close();
      replacement?.then((answerer) => answerer.close()).catch(() => {});
    },
  };
};
