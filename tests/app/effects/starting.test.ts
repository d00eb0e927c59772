import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryRunner } from '../../../web/app/effects/run_queries.js';
import { startMatch } from '../../../web/app/features/match/effects/effects.js';
import { startReview } from '../../../web/app/features/review/effects/effects.js';
import { createStore } from '../../../web/app/root/store.js';
import type { State } from '../../../web/app/state/state.js';
import { createEngineInProcess } from '../../../web/engine/in_process.js';
import { goTo, reach } from '../play_through.js';

const device = new Map<string, string>();
const scrolled = vi.fn();
beforeEach(() => {
  device.clear();
  scrolled.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => vi.unstubAllGlobals());

const record = readFileSync(new URL('../../cases/games/paper.txt', import.meta.url), 'utf8').trim();

describe('the review', () => {
  const started = (view: State['view'], linked = '') => {
    const store = createStore({ ...reach([goTo(view)]), linked });
    startReview(store);
    const desk = () => store.state().review;
    return { ...store, desk };
  };

  test('takes up what a link says once it is in front', () => {
    const { desk, state } = started('review', 'Ann+-+Ben;1.+0-0*');
    expect([desk()?.source.text, state().linked]).toEqual(['Ann - Ben\n1. 0-0*', '']);
  });

  test('begins another page at its top, and does not scroll where the page stays', () => {
    const { dispatch } = started('review');
    expect(scrolled).not.toHaveBeenCalled();
    dispatch({ type: 'review', action: { type: 'pageChosen', page: 'statistics' } });
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    dispatch({ type: 'review', action: { type: 'pageChosen', page: 'statistics' } });
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('leaves a link to another part alone', () => {
    const { desk, state } = started('practice', 'jacks');
    expect([desk()?.source.text, state().linked]).toEqual(['', 'jacks']);
  });

  test('counts a game in the statistics as soon as it is judged, once, and keeps it on the device', async () => {
    const engine = await createEngineInProcess();
    const { desk, dispatch, state, subscribe } = started('review');
    const ask = createQueryRunner({ dispatch, state, subscribe }, engine, (error) => {
      throw error;
    });
    dispatch({ type: 'review', action: { type: 'recordPasted', text: record } });
    dispatch({ type: 'review', action: { type: 'sideChosen', me: 'a' } });
    dispatch({ type: 'review', action: { type: 'pageChosen', page: 'review' } });
    subscribe(() => void ask());
    await ask();
    await vi.waitFor(() => expect(desk()?.games).toMatchObject([{ against: 'table', won: false }]), 30_000);
    const again = started('review').desk();
    expect([again?.games, again?.source.text]).toEqual([desk()?.games, record]);
  }, 60_000);
});

describe('the game against the engine', () => {
  const started = () => {
    const store = createStore(reach([goTo('board')]));
    startMatch(store);
    return store;
  };
  const table = ({ state }: ReturnType<typeof started>) => state().match;

  test('begins at the board if nothing was stored, or else where it was left', () => {
    const first = started();
    expect(table(first)).toMatchObject({ page: 'board', current: null });
    first.dispatch({ type: 'match', action: { type: 'matchStarted', level: 'club', seed: 7 } });
    expect(table(started())).toMatchObject({ page: 'match', current: { level: 'club', seed: 7 } });
  });

  test('begins with the actions that came before it was loaded', () => {
    const store = createStore(
      reach([goTo('board'), { type: 'match', action: { type: 'matchStarted', level: 'pub', seed: 3 } }]),
    );
    startMatch(store);
    expect(table(store)).toMatchObject({ page: 'match', current: { level: 'pub', seed: 3 } });
  });
});
