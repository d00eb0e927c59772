import type { QuestionName } from '../../engine/index.js';
import type { Store } from '../state/store_types.js';

/** An answer of the engine counts as late after this time, in ms. */
const patience = 3_000;

/**
 * Keeps `ui.late` true while the screen waits for an overdue answer, because the network is slow or a worker was lost.
 */
export const createSlowQueries = ({ dispatch, state }: Store) => {
  const late = new Set<QuestionName>();

  const tell = (): void => {
    const waits = state().queries.some(({ key, name }) => late.has(name) && !state().results.has(key));
    if (waits !== state().ui.late) dispatch({ type: 'lateChanged', late: waits });
  };

  /** Starts the clock for the query of this name. The returned function stops it when the answer has come. */
  const watch = (name: QuestionName): (() => void) => {
    const limit = setTimeout(() => {
      late.add(name);
      tell();
    }, patience);
    return () => {
      clearTimeout(limit);
      late.delete(name);
      tell();
    };
  };

  return { tell, watch };
};
