import type { Action } from './actions.js';
import type { State } from './state.js';

export type Dispatch = (action: Action) => void;

export interface Store {
  readonly state: () => State;
  readonly dispatch: Dispatch;
  /** Calls `see(after, before)` after each change. */
  readonly subscribe: (see: (after: State, before: State) => void) => void;
}
