import type { QuestionName } from '../../engine/index.js';
import type { Store } from '../state/store_types.js';

/** An answer that is out for so long is late. */
const patience = 3_000;

/** Tells whether something on the screen waits for a late answer: a slow network, or a worker that was lost. */
export const createSlowQueries = ({ dispatch, state }: Store) => {
  const late = new Set<QuestionName>();

  const tell = (): void => {
    const waits = state().queries.some(({ key, name }) => late.has(name) && !state().results.has(key));
    if (waits !== state().ui.late) dispatch({ type: 'lateChanged', late: waits });
  };

  /** Watches the one question of its name until what is returned is called. */
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
