import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryRunner } from '../../../web/app/effects/run_queries.js';
import { startMatch } from '../../../web/app/features/match/effects/effects.js';
import { selectMatchStanding } from '../../../web/app/features/match/selectors.js';
import { startReview } from '../../../web/app/features/review/effects/effects.js';
import { allGames, endedAtTable } from '../../../web/app/features/review/games/kept_games.js';
import { lessonsIn } from '../../../web/app/features/review/lessons.js';
import { strings } from '../../../web/app/messages/app.js';
import { createStore } from '../../../web/app/root/store.js';
import { emptyMatchState, mostAside } from '../../../web/app/state/slices/match.js';
import { emptyReviewState, type Lesson } from '../../../web/app/state/slices/review.js';
import type { State } from '../../../web/app/state/state.js';
import { begun, goOnTo, match } from '../match/playing.js';
import { answered, engine, goTo, peg, playThrough, reach, undo } from '../play_through.js';

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
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => vi.unstubAllGlobals());

const record = readFileSync(new URL('../../cases/games/paper.txt', import.meta.url), 'utf8').trim();

describe('the review', () => {
  const started = (view: State['view'], linked = '') => {
    const store = createStore({ ...reach([goTo(view)]), linked });
    startReview(store, engine);
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

describe('the list of games', () => {
  // Starts a tab whose player has this state, and collects what practice learns.
  const opened = (state: State) => {
    const store = createStore({ ...state, review: null });
    const learned: (readonly Lesson[])[] = [];
    startReview(store, engine);
    store.subscribe((after, before) => {
      const lessons = lessonsIn(after, before);
      if (lessons.length > 0) learned.push(lessons);
    });
    return { ...store, learned, review: () => store.state().review ?? emptyReviewState };
  };
  const ask = async ({ state, dispatch }: ReturnType<typeof opened>) => {
    for (const { key } of (await answered(engine, state())).queries) {
      const reply = (await answered(engine, state())).results.get(key);
      if (reply && !state().results.has(key)) dispatch({ type: 'answered', key, reply });
    }
  };

  test('has a game when it is over, and judges it once by itself while nothing is done', async () => {
    const begins = await begun(engine, 'beginner', 21, false, { target: 61, counts: 'app' });
    const over = await goOnTo(engine, 'over', begins);
    const tab = opened(over);
    tab.dispatch({ type: 'noticed', notice: '' });
    expect(tab.review().kept).toMatchObject([{ score: selectMatchStanding(over, match(over)).score }]);
    const other = opened(over);
    tab.dispatch({ type: 'match', action: { type: 'rematchStarted' } });
    tab.dispatch(goTo('count'));
    await vi.waitFor(() => expect(tab.review().games).toMatchObject([{ against: 'beginner', hints: 0 }]), 50_000);
    const [{ key } = { key: '' }] = tab.review().kept;
    expect(tab.review().games.map((game) => game.key)).toEqual([key]);
    expect(tab.learned.length).toBe(1);
    // Another tab takes the summary over, and learns nothing from it.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    other.dispatch({ type: 'review', action: { type: 'gameRemoved', key: 'other' } });
    expect(other.review().games.length).toBe(1);
    expect([...tab.learned, ...other.learned].length).toBe(1);
  }, 120_000);

  test('has a game of two people when another takes its place, until undo brings it back', async () => {
    const names = [{ type: 'named', by: 'us', name: 'Ann' } as const, peg('us', 60), peg('them', 7)];
    const tab = opened(await playThrough(engine, [goTo('board'), ...names]));
    tab.dispatch({ type: 'gameBegun' });
    await vi.waitFor(() =>
      expect(tab.review().kept).toMatchObject([{ unfinished: true, score: { ours: 60, theirs: 7 } }]),
    );
    expect(allGames(tab.review())).toEqual([]);
    tab.dispatch(undo);
    expect(tab.review().kept).toEqual([]);
    tab.dispatch(peg('us', 61));
    await ask(tab);
    expect(endedAtTable(tab.state())).toMatchObject({ score: { ours: 121, theirs: 7 } });
    tab.dispatch({ type: 'gameBegun' });
    await vi.waitFor(() => expect(tab.review().kept).toMatchObject([{ score: { ours: 121, theirs: 7 } }]));
    expect(tab.review().kept[0]?.unfinished).toBeUndefined();
  });

  test('has the oldest of too many games that were left', async () => {
    const left = await goOnTo(engine, 'play', await begun(engine, 'beginner', 21));
    const suspended = Array.from({ length: mostAside }, (_, seed) => ({ ...match(left), seed }));
    const tab = opened({ ...left, match: { ...(left.match ?? emptyMatchState), suspended } });
    tab.dispatch({ type: 'match', action: { type: 'rematchStarted' } });
    await vi.waitFor(() =>
      expect(tab.review().kept).toMatchObject([{ unfinished: true, played: { match: { seed: 0 } } }]),
    );
    expect(tab.state().match?.suspended.length).toBe(mostAside);
    const played = tab.review().kept[0]?.played;
    if (!played || !('match' in played)) throw new Error('nothing is kept');
    tab.dispatch({ type: 'match', action: { type: 'matchResumed', match: played.match } });
    expect(tab.state().match).toMatchObject({ current: { seed: 0 }, page: 'match' });
  });

  test('keeps what two tabs add and remove', () => {
    const [one, two] = [opened(reach([])), opened(reach([]))];
    const game = (key: string) => ({
      key,
      date: '2026-11-23',
      score: { ours: 121, theirs: 7 },
      played: { table: { game: reach([peg('us', 1)]).session.game, names: { us: '', them: '' } } },
    });
    one.dispatch({ type: 'review', action: { type: 'gameKept', game: game('k1') } });
    two.dispatch({ type: 'review', action: { type: 'gameKept', game: game('k2') } });
    one.dispatch({ type: 'review', action: { type: 'gameKept', game: game('k3') } });
    two.dispatch({ type: 'review', action: { type: 'gameRemoved', key: 'k1' } });
    one.dispatch({ type: 'review', action: { type: 'gameKept', game: game('k4') } });
    const keys = opened(reach([]))
      .review()
      .kept.map(({ key }) => key);
    expect(keys.sort()).toEqual(['k2', 'k3', 'k4']);
    two.dispatch({ type: 'review', action: { type: 'gamesRestored' } });
    expect(opened(reach([])).review()).toMatchObject({ kept: { length: 4 }, removed: [] });
  });
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

  test('says once that the browser saves nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('no room');
      },
    });
    const { dispatch, state } = started();
    dispatch({ type: 'match', action: { type: 'matchStarted', level: 'club', seed: 7 } });
    expect(state().ui.notice).toBe(strings.keepsNothing);
    dispatch({ type: 'match', action: { type: 'rematchStarted' } });
    expect(state().ui.notice).toBe('');
  });

  test('gives a hint for a right click on a card of its own, but not on a card of practice', () => {
    const listeners = new Map<string, (event: object) => void>();
    vi.stubGlobal('document', {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    });
    const { dispatch } = started();
    dispatch({ type: 'match', action: { type: 'matchStarted', level: 'club', seed: 7 } });
    const rightClick = () => {
      const preventDefault = vi.fn();
      listeners.get('contextmenu')?.({ target: { closest: () => ({}) }, preventDefault });
      return preventDefault.mock.calls.length;
    };
    expect(rightClick()).toBe(1);
    dispatch(goTo('practice'));
    expect(rightClick()).toBe(0);
  });
});
