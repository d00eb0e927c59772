import type { Settings } from '../state.js';
import type { Dispatch } from '../store.js';

/** What a view may ask for besides a change of state: the effects. */
export interface Effects {
  readonly deal: () => void;
  readonly share: () => void;
  readonly copyText: () => void;
  readonly install: () => void;
  readonly useUpdate: () => void;
  readonly choose: (settings: Partial<Settings>) => void;
}

/** What a view answers a touch with. */
export interface Controls {
  readonly dispatch: Dispatch;
  readonly effects: Effects;
}
