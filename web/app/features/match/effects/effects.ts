import { hashOf } from '../../../../engine/sealed.js';
import { strings } from '../../../messages/app.js';
import { onReturn } from '../../../platform/on_return.js';
import { beginAtTop } from '../../../platform/scroll_on_page_change.js';
import { load, save, stores } from '../../../platform/storage.js';
import { emptyMatchState, type MatchState } from '../../../state/slices/match.js';
import type { Pace, State } from '../../../state/state.js';
import type { Store } from '../../../state/store_types.js';
import { hintOf } from '../announcements.js';
import { isOpponentDue } from '../feature.js';
import { selectMatch } from '../selectors.js';
import { readMatchState, writeMatchState } from '../serialize.js';
import { listenForLongPress } from './long_press.js';

/** How long the opponent waits before a move, in ms. Meanwhile the player sees their own card, and may take it back. */
const waits: Readonly<Record<Pace, number>> = { atOnce: 0, calm: 700, slow: 1800 };

// Returns a function that makes the opponent's move after the delay, if it is their turn. A call during the delay does
// not start another delay.
const createOpponentDelay = ({ dispatch, state }: Store): (() => void) => {
  let waiting = false;
  const answer = (): void => {
    if (waiting || !isOpponentDue(state())) return;
    waiting = true;
    const before = state().match?.current;
    setTimeout(() => {
      waiting = false;
      // If the game changed during the delay, for example because we took back our move, the delay starts again.
      if (state().match?.current === before) dispatch({ type: 'match', action: { type: 'opponentMoved' } });
      else answer();
    }, waits[state().settings.pace]);
  };
  return answer;
};

const isSame = (one: MatchState, two: MatchState): boolean =>
  (['current', 'page', 'suspended', 'settings', 'offer', 'chosen'] as const).every((part) => one[part] === two[part]);

// Stores the match. If another tab has stored a newer match, loads that one instead. If the browser refuses, says so once.
const createPersistence = ({ dispatch }: Store, at: number) => {
  let known = at;
  let taking = false;
  let told = false;
  const take = (): boolean => {
    const stored = readMatchState(load('against'));
    if (!stored || stored.at <= known) return false;
    known = stored.at;
    taking = true;
    dispatch({ type: 'match', action: { type: 'stateTaken', table: stored.table } });
    taking = false;
    return true;
  };
  const write = (matchState: MatchState): void => {
    if (taking || take()) return;
    if (save('against', writeMatchState(matchState, known + 1))) known += 1;
    else if (!told) {
      told = true;
      dispatch({ type: 'noticed', notice: strings.keepsNothing });
    }
  };
  return { take, write };
};

// Hashes the seed before the player sees any card. The player sees the hash at once and the seed after the game, which
// proves that the cards were decided before the game.
const sealCards = async ({ dispatch, state }: Store): Promise<void> => {
  const { current, seal } = state().match ?? {};
  const seed = current?.seed ?? null;
  if (seed === null || seed === seal?.seed) return;
  const hash = await hashOf(seed);
  if (hash !== undefined) dispatch({ type: 'match', action: { type: 'seedCommitted', seed, hash } });
};

const hintIn = (state: State): string => {
  const match = selectMatch(state);
  return match ? hintOf(state, match) : '';
};

// Scrolls to a hint when it comes, because on a low screen it lies below the dock.
const showHint = (after: State, before: State): void => {
  const hint = hintIn(after);
  if (hint === '' || hint === hintIn(before)) return;
  requestAnimationFrame(() => document.querySelector('.hint')?.scrollIntoView({ block: 'nearest' }));
};

/** Restores the game against the engine and lets the opponent play. */
export const startMatch = (store: Store): void => {
  const { at, table: matchState } = readMatchState(load('against')) ?? { at: 0, table: emptyMatchState };
  const keeping = createPersistence(store, at);
  const letThemPlay = createOpponentDelay(store);
  listenForLongPress(store);
  beginAtTop(store, ({ view, match: against }) => {
    const { page, current } = against ?? {};
    return view === 'board' ? [page, current?.counting, current?.game.deals.length] : [];
  });
  addEventListener('storage', ({ key }: StorageEvent) => key === stores.against && keeping.take());
  onReturn(keeping.take);
  store.subscribe((after, before) => {
    if (after.match && before.match && !isSame(after.match, before.match)) keeping.write(after.match);
    showHint(after, before);
    letThemPlay();
    void sealCards(store);
  });
  const { pendingMatchAction } = store.state();
  store.dispatch({ type: 'partLoaded', match: matchState });
  if (pendingMatchAction) store.dispatch({ type: 'match', action: pendingMatchAction });
};
