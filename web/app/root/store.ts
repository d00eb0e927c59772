import type { State } from '../state/state.js';
import type { Store } from '../state/store_types.js';
import { reduce, withQueries } from './reducer.js';

export const createStore = (initial: State): Store => {
  let state = withQueries(initial);
  const seers: ((after: State, before: State) => void)[] = [];
  // If a subscriber throws, the others are still told of the change, and the browser reports the error.
  const tell = (see: (after: State, before: State) => void, before: State, after: State): void => {
    try {
      see(after, before);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  };
  return {
    state: () => state,
    dispatch: (action) => {
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const see of seers) tell(see, before, state);
    },
    subscribe: (see) => {
      seers.push(see);
    },
  };
};
