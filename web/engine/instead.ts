import { type Answerer, NotStarted } from './client.js';

/**
 * Asks `first` and, where that cannot be started, `second`, now and from then on: a page's policy, a sandbox or a script from
 * elsewhere may forbid a worker and still allow the engine itself. Where the second cannot be had either, the next question
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

  return {
    ask: async (name, question, signal) => {
      if (!replacement) {
        try {
          return await first.ask(name, question, signal);
        } catch (fault) {
          if (!(fault instanceof NotStarted)) throw fault;
        }
      }
      return (await replace()).ask(name, question, signal);
    },
    close: () => {
      closed = true;
      first.close();
      replacement?.then((answerer) => answerer.close()).catch(() => {});
    },
  };
};
