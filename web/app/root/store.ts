import type { State } from '../state/state.js';
import { type Action, update } from './reducer.js';

export type Dispatch = (action: Action) => void;

export interface Store {
  readonly state: () => State;
  readonly dispatch: Dispatch;
  /** Calls `see(after, before)` after each change. */
  readonly subscribe: (see: (after: State, before: State) => void) => void;
}

export const createStore = (initial: State): Store => {
  let state = initial;
  const seers: ((after: State, before: State) => void)[] = [];
  // One that fails keeps neither the others from seeing nor the change from being made; its error goes to the browser.
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
      state = update(state, action);
      if (state !== before) for (const see of seers) tell(see, before, state);
    },
    subscribe: (see) => {
      seers.push(see);
    },
  };
};
