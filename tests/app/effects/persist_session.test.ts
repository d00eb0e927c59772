import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersistence } from '../../../web/app/effects/persist_session.js';
import { loadGame, loadSettings } from '../../../web/app/effects/stored_state.js';
import { strings } from '../../../web/app/messages/app.js';
import { type StoreName, save, stores } from '../../../web/app/platform/storage.js';
import { createStore } from '../../../web/app/root/store.js';
import { newSession } from '../../../web/app/session/session.js';
import { initialState, type State } from '../../../web/app/state/state.js';
import { peg, reach, taps, undo } from '../play_through.js';

// The app stores its game in localStorage at every step, and reads it again after a reload or in another tab.

const device = new Map<string, string>();
let full = false;
let seers: (() => void)[] = [];
let hears: ((event: { key: string }) => void)[] = [];

beforeEach(() => {
  device.clear();
  full = false;
  seers = [];
  hears = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new Error('no room');
      device.set(key, text);
    },
  });
  vi.stubGlobal('addEventListener', (type: string, see: () => void) => {
    if (type === 'pageshow') seers.push(see);
    if (type === 'storage') hears.push(see);
  });
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const stored = loadGame();
  const store = createStore(initialState(loadSettings(), stored, stored.view));
  const keeping = createPersistence(store, stored.at);
  store.subscribe(keeping.write);
  keeping.watch();
  return store;
};
const look = () => {
  for (const see of seers) see();
};
const hear = () => {
  for (const each of hears) each({ key: 'fifteen-two-game' });
};
const game = ({ session, past }: Pick<State, 'session' | 'past'>) => ({ session, past });
const link = { type: 'linkOpened', view: 'board', ranking: reach([]).ranking } as const;
const position = { ...link, session: newSession(true, { ours: 116, theirs: 118 }) };

describe('a game on this device', () => {
  test('is there again after every step, with its undo and its screen', () => {
    const { dispatch, state } = open();
    for (const action of [{ type: 'viewChosen', view: 'board' } as const, peg('us', 2), peg('them', 3), undo]) {
      dispatch(action);
      expect(game(loadGame())).toEqual(game(state()));
    }
    expect(loadGame().view).toBe('board');
  });

  test('is not stored before anything was done', () => {
    open().dispatch({ type: 'viewChosen', view: 'board' });
    expect(device.size).toBe(0);
  });

  test('is stored while a position lies over it, and the position is not', () => {
    const { dispatch, state } = open();
    for (const tap of taps('5H 6H')) dispatch(tap);
    const ours = game(state());
    dispatch(position);
    dispatch(peg('us', 2));
    expect([game(loadGame()), loadGame().view]).toEqual([ours, 'count']);
    dispatch({ type: 'positionKept' });
    expect(game(loadGame())).toEqual(game(state()));
  });

  test('is the board of the version before if there is no newer one', () => {
    device.set('fifteen-two-board', '[[0,0,0,0,true,[]],[2,0,0,12,false,[]]]');
    expect(loadGame()).toMatchObject({ view: 'board', at: 0, session: { game: { start: { ours: 2, theirs: 12 } } } });
    open().dispatch(peg('us', 1));
    device.set('fifteen-two-board', '[[99,0,0,0,true,[]]]');
    expect(loadGame()).toMatchObject({ at: 1, session: { game: { start: { ours: 2, theirs: 12 } } } });
  });

  test('goes on if it cannot be stored, and the player is told once', () => {
    full = true;
    const { dispatch, state } = open();
    dispatch(peg('us', 2));
    expect(state().ui.notice).toBe(strings.keepsNothing);
    dispatch(peg('us', 3));
    expect([state().past.length, state().ui.notice]).toEqual([2, '']);
  });

  test('does not return to an older state if storing fails later', () => {
    const { dispatch, state } = open();
    dispatch(peg('us', 2));
    full = true;
    dispatch(peg('us', 3));
    look();
    expect([state().past.length, loadGame().past.length]).toEqual([2, 1]);
    full = false;
    dispatch(peg('us', 4));
    expect(game(loadGame())).toEqual(game(state()));
  });

  test.each([2 ** 53 - 1, 2 ** 53, 1e15 - 1, 1e12])('is stored on and on, whatever it was counted to: %d', (at) => {
    open().dispatch(peg('us', 2));
    device.set('fifteen-two-game', (device.get('fifteen-two-game') ?? '').replace('"at":1', `"at":${at}`));
    for (let reloads = 1; reloads <= 3; ++reloads) {
      const { dispatch, state } = open();
      for (let steps = 0; steps < 3; ++steps) dispatch(peg('us', 1));
      expect(game(loadGame())).toEqual(game(state()));
      expect(state().past.length).toBe(1 + 3 * reloads);
    }
  });

  test('is not written over if it is of a later version, and the player is told', () => {
    const later = '{"v":2,"at":9,"whatever":[]}';
    device.set('fifteen-two-game', later);
    const { dispatch, state } = open();
    dispatch(peg('us', 2));
    expect([device.get('fifteen-two-game'), state().ui.notice]).toEqual([later, strings.keepsNothing]);
    expect(state().past.length).toBe(1);
  });
});

describe.each(Object.keys(stores) as readonly StoreName[])('the store of the %s', (name) => {
  test.each(['{"v":2}', '{"v":2,"at":9}', '{"v":10,"at":9}', '{"v":123}'])(
    'is left to a later version: %s',
    (later) => {
      device.set(stores[name], later);
      expect([save(name, '{"v":1}'), device.get(stores[name])]).toEqual([false, later]);
    },
  );

  test.each(['{"v":1}', '{"v":1,"at":9}', '{"v":0}', '{"theme":"dark"}', '[]', 'rubbish', ''])(
    'is ours: %s',
    (text) => {
      device.set(stores[name], text);
      expect([save(name, '{"v":1,"at":10}'), device.get(stores[name])]).toEqual([true, '{"v":1,"at":10}']);
    },
  );
});

describe('two tabs', () => {
  test('show the same game once the other one is looked at', () => {
    const [one, two] = [open(), open()];
    one.dispatch(peg('us', 2));
    look();
    expect(game(two.state())).toEqual(game(one.state()));
    two.dispatch(peg('them', 3));
    look();
    expect(game(one.state())).toEqual(game(two.state()));
    expect(one.state().past.length).toBe(2);
  });

  test('show the same game as soon as one is told that the other went on', () => {
    const [one, two] = [open(), open()];
    one.dispatch(peg('us', 2));
    hear();
    expect(game(two.state())).toEqual(game(one.state()));
  });

  test('leave the game alone if both reach the same state', () => {
    const [one, two] = [open(), open()];
    one.dispatch(peg('us', 2));
    look();
    two.dispatch({ type: 'noticed', notice: 'Something was said.' });
    const before = two.state();
    one.dispatch(peg('us', 1));
    one.dispatch(undo);
    look();
    expect(two.state()).toBe(before);
    two.dispatch(peg('them', 3));
    look();
    expect(game(one.state())).toEqual(game(two.state()));
  });

  test('never write an older game over a newer one, and tell the player', () => {
    const [one, two] = [open(), open()];
    one.dispatch(peg('us', 2));
    one.dispatch(peg('us', 4));
    two.dispatch(peg('them', 30));
    expect(game(two.state())).toEqual(game(one.state()));
    expect(two.state().ui.notice).toBe(strings.otherTab);
    expect(game(loadGame())).toEqual(game(one.state()));
  });

  test('leave a position in front of the newer game', () => {
    const [one, two] = [open(), open()];
    two.dispatch(position);
    one.dispatch(peg('us', 2));
    look();
    expect(two.state().session).toBe(position.session);
    two.dispatch({ type: 'positionLeft' });
    expect(game(two.state())).toEqual(game(one.state()));
  });
});

test('undo to the very start is stored', () => {
  const store = open();
  store.dispatch(peg('us', 3));
  store.dispatch(undo);
  expect(loadGame().session).toEqual(newSession());
});
