import { strings } from '../../messages/app.js';
import type { State } from '../../state/state.js';
import { discardsOf } from './feature.js';

/** Announces the best throw. */
export const announceDiscard = (state: State): string => {
  const [best] = discardsOf(state) ?? [];
  return best ? strings.announceDiscard(best, true, state.session.objective) : '';
};
