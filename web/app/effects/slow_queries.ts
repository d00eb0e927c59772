import type { QuestionName } from '../../engine/index.js';
import type { Store } from '../state/store_types.js';

/** An answer is late after this time, in ms. */
const patience = 3_000;

/** Reports whether something on the screen waits for a late answer, because of a slow network or a lost worker. */
export const createSlowQueries = ({ dispatch, state }: Store) => {
  const late = new Set<QuestionName>();

  const tell = (): void => {
    const waits = state().queries.some(({ key, name }) => late.has(name) && !state().results.has(key));
    if (waits !== state().ui.late) dispatch({ type: 'lateChanged', late: waits });
  };

  /** Watches the query of this name until the returned function is called. */
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
