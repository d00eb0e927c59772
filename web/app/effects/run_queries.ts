import { CribbageError, type Engine, type QuestionName, type Questions } from '../../engine/index.js';
import { lacksFile, lacksTable, type Report, wasReplaced } from '../platform/engine_errors.js';
import { createRetry } from '../platform/retry.js';
import type { Query } from '../state/queries.js';
import type { Store } from '../state/store_types.js';
import { createSlowQueries } from './slow_queries.js';

/**
 * Asks the engine the queries of the newest state that have no answer yet. For each query name, one query is asked at a
 * time. A query that waits for its table therefore delays only queries of the same name.
 */
export const createQueryRunner = (store: Store, engine: Engine, report: Report): (() => Promise<void>) => {
  const { dispatch, state } = store;
  const asking = new Map<QuestionName, Promise<void>>();
  const late = createSlowQueries(store);
  // The keys of failed queries. They are asked again when the list of wanted queries changes and, if a file was missing, after a
  // while. The notice of the failure goes when they have their answers.
  const failed = new Set<string>();
  let notice = '';
  let wanted = '';
  const retry = createRetry(() => {
    failed.clear();
    void answerQueries();
  });

  const ask = async ({ key, name, question }: Query) => {
    const method = engine[name] as (question: unknown) => Promise<Questions[typeof name]['answers']>;
    try {
      dispatch({ type: 'answered', key, reply: { ok: await method(question) } });
    } catch (error) {
      if (error instanceof CribbageError && !lacksTable(error)) dispatch({ type: 'answered', key, reply: { error } });
      else if (!wasReplaced(error)) throw error; // a replaced question that is still wanted is asked again
    }
  };

  const answer = async (question: Query): Promise<void> => {
    const answered = late.watch(question.name);
    try {
      await ask(question);
    } catch (error) {
      failed.add(question.key);
      report(error);
      notice = state().ui.notice;
      return lacksFile(error) ? retry.failed() : undefined;
    } finally {
      answered();
      asking.delete(question.name);
    }
    if (failed.size === 0) {
      retry.done();
      if (notice !== '' && notice === state().ui.notice) dispatch({ type: 'noticed', notice: '' });
      notice = '';
    }
    await answerQueries();
  };

  const answerQueries = async (): Promise<void> => {
    const questions = state().queries;
    const keys = questions.map(({ key }) => key).join('\n');
    if (keys !== wanted) failed.clear();
    wanted = keys;
    for (const question of questions) {
      const { key, name } = question;
      if (!asking.has(name) && !failed.has(key) && !state().results.has(key)) asking.set(name, answer(question));
    }
    late.tell();
    await Promise.all(asking.values());
  };

  return answerQueries;
};
