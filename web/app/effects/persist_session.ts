import { strings } from '../messages/app.js';
import { isFresh } from '../session/session.js';
import type { SavedHistory } from '../state/serialize_state.js';
import { ownHistory, type SessionHistory, type State } from '../state/state.js';
import type { Store } from '../state/store_types.js';
import { saveGame, watchGame } from './stored_state.js';

/**
 * Stores the game on this device after every step, and takes over changes made in other tabs. `at` is the number of the
 * stored version of the game. If another tab has stored a newer version, this tab takes it over, loses its own last
 * step, and shows a notice.
 */
export const createPersistence = (store: Store, at: number) => {
  const { dispatch, state } = store;
  let known = at;
  let taking = false;
  let told = false;

  const take = (newest: SavedHistory, notice?: string) => {
    if (newest.at <= known) return;
    known = newest.at;
    const { session, past } = newest;
    if (JSON.stringify(session) === JSON.stringify(ownHistory(state()).session)) return;
    taking = true;
    dispatch({ type: 'gameTaken', stored: { session, past }, ...(notice && { notice }) });
    taking = false;
  };

  const save = (own: SessionHistory) => {
    const saved = saveGame(own, state().view, known);
    if (saved === 'saved') known += 1;
    else if (saved !== 'refused') take(saved.newer, strings.otherTab);
    else if (!told) {
      told = true;
      dispatch({ type: 'noticed', notice: strings.keepsNothing });
    }
  };

  return {
    write: (after: State, before: State): void => {
      const [is, was] = [ownHistory(after), ownHistory(before)];
      const moved = after.view !== before.view && after.suspended === null;
      if (taking || (is.session === was.session && !moved)) return;
      // An empty game is stored only if it replaces an earlier game.
      if (!isFresh(is.session) || is.past.length > 0 || known > 0) save(is);
    },
    watch: (): void => watchGame((newest) => take(newest)),
  };
};
