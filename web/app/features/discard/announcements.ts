import { strings } from '../../messages/app.js';
import { isOfMore } from '../../session/session.js';
import type { State } from '../../state/state.js';
import { discardsOf, singlesOf } from './feature.js';

/** Announces the best throw. */
export const announceDiscard = (state: State): string => {
  if (isOfMore(state.session)) {
    const [single] = singlesOf(state) ?? [];
    return single ? strings.announceDiscard(single, false) : '';
  }
  const [best] = discardsOf(state) ?? [];
  return best ? strings.announceDiscard(best, true, state.session.objective) : '';
};
