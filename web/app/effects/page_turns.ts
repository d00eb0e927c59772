import type { State } from '../model/state.js';
import type { Store } from '../update/store.js';

/** A page of a screen begins at its top, whatever the one before it was scrolled to. `pageOf` says which page is in front. */
export const beginAtTop = (store: Store, pageOf: (state: State) => readonly unknown[]): void => {
  store.subscribe((after, before) => {
    const was = pageOf(before);
    if (after.view === before.view && pageOf(after).some((each, at) => each !== was[at])) scrollTo(0, 0);
  });
};
