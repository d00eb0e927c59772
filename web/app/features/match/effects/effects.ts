import { hashOf } from '../../../../engine/sealed.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save, stores } from '../../../platform/storage.js';
import { emptyTable, type Table } from '../../../state/slices/match.js';
import type { Store } from '../../../state/store_types.js';
import { isTheirsDue } from '../feature.js';
import { readTable, writeTable } from '../serialize.js';
import { listenForLongPress } from './long_press.js';

/** How long they take to answer: a player sees the own card fall first, and may take it back. */
const pace = 700;

// Nobody answers while the one before is still being looked at.
const createPace = ({ dispatch, state }: Store): (() => void) => {
  let waiting = false;
  const answer = (): void => {
    if (waiting || !isTheirsDue(state())) return;
    waiting = true;
    const before = state().against?.match;
    setTimeout(() => {
      waiting = false;
      // What was taken back and done again is looked at again.
      if (state().against?.match === before) dispatch({ type: 'against', deed: { do: 'theirs' } });
      else answer();
    }, pace);
  };
  return answer;
};

const isSame = (one: Table, two: Table): boolean =>
  (['match', 'front', 'aside', 'terms', 'offer', 'chosen'] as const).every((part) => one[part] === two[part]);

// A newer game of another tab is never written over: it is taken.
const createKeeping = ({ dispatch }: Store, at: number) => {
  let known = at;
  let taking = false;
  const take = (): boolean => {
    const stored = readTable(load('against'));
    if (!stored || stored.at <= known) return false;
    known = stored.at;
    taking = true;
    dispatch({ type: 'against', deed: { do: 'take', table: stored.table } });
    taking = false;
    return true;
  };
  const write = (table: Table): void => {
    if (taking || take()) return;
    if (save('against', writeTable(table, known + 1))) known += 1;
  };
  return { take, write };
};

// What the cards come from is fixed before anybody has seen one: the hash says so.
const sealCards = async ({ dispatch, state }: Store): Promise<void> => {
  const { match, seal } = state().against ?? {};
  const seed = match?.seed ?? null;
  if (seed === null || seed === seal?.seed) return;
  const hash = await hashOf(seed);
  if (hash !== undefined) dispatch({ type: 'against', deed: { do: 'seal', seed, hash } });
};

/** Puts the game against the engine where it was, and lets the opponent play. */
export const startAgainst = (store: Store): void => {
  const { at, table } = readTable(load('against')) ?? { at: 0, table: emptyTable };
  const keeping = createKeeping(store, at);
  const letThemPlay = createPace(store);
  listenForLongPress(store);
  beginAtTop(store, ({ view, against }) => {
    const { front, match } = against ?? {};
    return view === 'board' ? [front, match?.counting, match?.game.deals.length] : [];
  });
  addEventListener('storage', ({ key }: StorageEvent) => key === stores.against && keeping.take());
  addEventListener('pageshow', keeping.take);
  store.subscribe((after, before) => {
    if (after.against && before.against && !isSame(after.against, before.against)) keeping.write(after.against);
    letThemPlay();
    void sealCards(store);
  });
  const { early } = store.state();
  store.dispatch({ type: 'partLoaded', against: table });
  if (early) store.dispatch({ type: 'against', deed: early });
};
