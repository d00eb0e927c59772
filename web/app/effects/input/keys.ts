import { isField } from '../../platform/fields.js';
import { lateFeature } from '../../root/late_features.js';
import type { Store } from '../../state/store_types.js';
import { createTyping } from './typing.js';

/**
 * Handles keys pressed anywhere on the page: the rank and suit of a card, Backspace to undo, Escape to close a panel or
 * the peg numbers, and the keys of practice.
 */
export const createKeys = ({ dispatch, state }: Store) => {
  const typeKey = createTyping();
  // True after a space that separates two cards. The keyup of that space must be cancelled, because some browsers press
  // the focused button at the keyup.
  let parted = false;
  const down = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && state().ui.panel) return dispatch({ type: 'panelChosen', panel: null });
    if (event.key === 'Escape' && state().ui.numbers) return dispatch({ type: 'numbersOpened', by: null });
    if (isField(event.target) || state().ui.panel) return;
    const action = lateFeature(state(), 'practice')?.key(state(), event.key, event.timeStamp);
    // If a button has the focus, Enter presses that button instead.
    if (
      action &&
      !(event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('button, a, summary'))
    ) {
      event.preventDefault();
      return dispatch({ type: 'practice', action });
    }
    if (event.key === 'Backspace') dispatch({ type: 'undone' });
    else {
      const typed = typeKey(event.key, performance.now());
      if (!typed) return;
      parted = typed === 'space';
      if (typed !== 'half' && typed !== 'space') dispatch({ type: 'cardTapped', card: typed });
    }
    event.preventDefault();
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !parted) return;
    parted = false;
    event.preventDefault();
  };
  return { down, up };
};
