import { beforeEach, describe, expect, test } from 'vitest';
import { createEngine } from '../../dist/engine/index.js';
import { createAddress, type Place } from '../../web/app/links/address.js';
import type { Panel } from '../../web/app/model/state.js';
import { createStore } from '../../web/app/update/store.js';
import { reach, start, table, taps } from './play_through.js';

const engine = await createEngine();

/** A browser's history: places with a fragment and a panel, of which one is here. */
const createHistory = (fragment = '') => {
  const places: { fragment: string; panel: Panel; kind: ReturnType<Place['kind']> }[] = [
    { fragment, panel: null, kind: 'link' },
  ];
  let at = 0;
  const here = () => places[at] as (typeof places)[number];
  const place: Place = {
    fragment: () => here().fragment,
    panel: () => here().panel,
    kind: () => here().kind,
    replace: (to, panel, position) => {
      places[at] = { fragment: to, panel, kind: position ? 'position' : 'ours' };
    },
    push: (to, panel, position) => {
      places.splice(++at, places.length, { fragment: to, panel, kind: position ? 'position' : 'ours' });
    },
    back: () => void pending.push(-1),
  };
  // A browser goes back after the code that asked it to.
  const pending: number[] = [];
  return {
    place,
    go: (by: number) => {
      at += by;
    },
    /** A link is followed, on this page or from another one. */
    follow: (to: string) => {
      places.splice(++at, places.length, { fragment: to, panel: null, kind: 'link' });
    },
    pending,
    get at() {
      return at;
    },
    get length() {
      return places.length;
    },
  };
};

const open = (fragment = '') => {
  const history = createHistory(fragment);
  const store = createStore(start);
  const address = createAddress(store, engine, history.place, (error) => {
    throw error;
  });
  store.subscribe(address.write);
  const settle = async () => {
    for (let by = history.pending.shift(); by !== undefined; by = history.pending.shift()) await move(by);
  };
  /** Back or Forward. */
  const move = async (by: number) => {
    history.go(by);
    address.moved();
    await address.open();
  };
  const panel = () => store.state().ui.panel;
  const choose = (chosen: Panel) => store.dispatch({ type: 'panelChosen', panel: chosen });
  return { history, store, address, settle, move, panel, choose };
};

let app: ReturnType<typeof open>;
beforeEach(() => {
  app = open();
  for (const tap of taps('4S 5H')) app.store.dispatch(tap);
});

describe('an open panel has its own entry in the history', () => {
  test('and Back closes it and keeps the cards and the address', async () => {
    app.choose('menu');
    expect(app.history.at).toBe(1);
    expect(app.history.place.fragment()).toBe('v1/count/4S5H');
    await app.move(-1);
    expect(app.panel()).toBeNull();
    expect(app.history.place.fragment()).toBe('v1/count/4S5H');
    expect(table(app.store.state()).hands.pone).toEqual(['4S', '5H']);
  });

  test('which goes when it is closed in another way', async () => {
    app.choose('menu');
    app.choose(null);
    await app.settle();
    expect([app.history.at, app.panel()]).toEqual([0, null]);
  });

  test('which the menu, the share sheet and the embed share', async () => {
    for (const panel of ['menu', 'share', 'embed'] as const) app.choose(panel);
    expect([app.history.at, app.history.length]).toEqual([1, 2]);
    await app.move(-1);
    expect(app.panel()).toBeNull();
  });

  test('which Forward opens again', async () => {
    app.choose('share');
    await app.move(-1);
    await app.move(1);
    expect(app.panel()).toBe('share');
    await app.move(-1);
    expect(app.panel()).toBeNull();
  });

  test('which another screen takes over when it is chosen under an open menu', async () => {
    app.choose('menu');
    app.store.dispatch({ type: 'viewChosen', view: 'discard' });
    expect([app.history.at, app.history.length]).toEqual([1, 2]);
    await app.move(-1);
    expect(app.store.state()).toMatchObject({ view: 'count', ui: { panel: null } });
  });

  test('and does not add more when opened and closed ten times', async () => {
    for (let time = 0; time < 10; ++time) {
      app.choose('menu');
      app.choose(null);
      await app.settle();
    }
    expect([app.history.at, app.history.length]).toEqual([0, 2]);
  });
});

describe('cards that change while a panel is open', () => {
  test('are in the address once it is closed', async () => {
    app.choose('text');
    app.store.dispatch({ type: 'cardsGiven', cards: ['7H', '8H'] });
    await app.settle();
    expect(app.history.place.fragment()).toBe('v1/count/7H8H');
    expect(table(app.store.state()).hands.pone).toEqual(['7H', '8H']);
  });

  test('are kept by Back, which closes the panel and opens no old link', async () => {
    app.choose('text');
    app.store.dispatch({ type: 'seatChosen', seat: 'dealer' });
    await app.move(-1);
    expect(app.store.state()).toMatchObject({ sitting: { seat: 'dealer' }, ui: { panel: null } });
    expect(app.history.place.fragment()).toBe('v1/count/4S5H/dealer');
  });

  test('are kept by Forward after it was closed', async () => {
    app.choose('menu');
    await app.move(-1);
    for (const tap of taps('6C')) app.store.dispatch(tap);
    await app.move(1);
    expect(app.panel()).toBe('menu');
    expect(app.history.place.fragment()).toBe('v1/count/4S5H6C');
    expect(table(app.store.state()).hands.pone).toEqual(['4S', '5H', '6C']);
  });
});

test('a panel opened while another one closes has its entry', async () => {
  app.choose('menu');
  app.choose(null);
  app.choose('text');
  await app.settle();
  expect([app.panel(), app.history.at, app.history.place.panel()]).toEqual(['text', 1, 'text']);
});

test('a link followed while the menu is open closes it', async () => {
  app.choose('menu');
  app.history.follow('v1/count/7H8H9CTC-JD');
  app.address.moved();
  await app.address.open();
  expect(table(app.store.state()).starter).toBe('JD');
  expect(app.panel()).toBeNull();
  expect(app.history.place.fragment()).toBe('v1/count/7H8H9CTC-JD');
});

test('a reload keeps the panel that was open and the cards under it', async () => {
  const again = open('v1/count/4S5H5D6C-JD');
  again.history.place.replace('v1/count/4S5H5D6C-JD', 'share', false);
  await again.address.start();
  expect(again.panel()).toBe('share');
  expect(again.store.state().sitting).toEqual(reach(taps('4S 5H 5D 6C JD')).sitting);
  expect(again.history.place.panel()).toBe('share');
});

test('a menu opened while the first link is still being read stays open', async () => {
  const slow = open('v1/count/4S5H5D6C-JD');
  const started = slow.address.start();
  slow.choose('menu');
  await started;
  expect(slow.panel()).toBe('menu');
  expect(slow.history.place.fragment()).toBe('v1/count/4S5H5D6C-JD');
  await slow.move(-1);
  expect(slow.store.state().sitting).toEqual(reach(taps('4S 5H 5D 6C JD')).sitting);
  expect([slow.panel(), slow.history.place.fragment()]).toEqual([null, 'v1/count/4S5H5D6C-JD']);
});

describe('a link followed over our game', () => {
  const over = async () => {
    app.store.dispatch({ type: 'pegged', by: 'us', points: 3 });
    app.history.follow('v1/board/60-55');
    await app.address.open();
  };
  const here = () => app.store.state();
  const ours = (): unknown => (here().aside ?? here()).sitting.game.deals.at(-1)?.hands.pone;

  test('is a position, and its place says so', async () => {
    await over();
    expect([here().view, here().aside !== null, app.history.place.kind()]).toEqual(['board', true, 'position']);
    expect(ours()).toEqual(['4S', '5H']);
  });

  test('is left by Back, which leads to our game', async () => {
    await over();
    await app.move(-1);
    expect([here().view, here().aside, app.history.place.kind()]).toEqual(['count', null, 'ours']);
    expect([ours(), app.history.place.fragment()]).toEqual([['4S', '5H'], 'v1/count/4S5H']);
  });

  test('is opened again by Forward, beside our game', async () => {
    await over();
    await app.move(-1);
    await app.move(1);
    expect([here().view, here().aside !== null, ours()]).toEqual(['board', true, ['4S', '5H']]);
    expect(app.history.place.fragment()).toBe('v1/board/60-55');
  });

  test('and kept is our game from there on', async () => {
    await over();
    app.store.dispatch({ type: 'positionKept' });
    app.store.dispatch({ type: 'viewChosen', view: 'discard' });
    await app.move(-1);
    expect([here().view, here().aside, app.history.place.fragment()]).toEqual(['board', null, 'v1/board/60-55']);
  });

  test('and left says our game in its place', async () => {
    await over();
    app.store.dispatch({ type: 'positionLeft' });
    expect([app.history.place.kind(), here().aside, ours()]).toEqual(['ours', null, ['4S', '5H']]);
  });
});

test('a place of ours brings its screen back, not its cards', async () => {
  app.store.dispatch({ type: 'viewChosen', view: 'discard' });
  for (const tap of taps('5D JH')) app.store.dispatch(tap);
  app.store.dispatch({ type: 'viewChosen', view: 'count' });
  for (const tap of taps('6C')) app.store.dispatch(tap);
  await app.move(-2);
  expect(app.store.state().view).toBe('count');
  expect(table(app.store.state()).hands.pone).toEqual(['4S', '5H', '6C']);
});

test('a device that kept nothing goes on from the address of its own place', async () => {
  const again = open();
  again.history.place.replace('v1/board/60-55', null, false);
  await again.address.start();
  expect(again.store.state().aside).toBeNull();
  expect(again.store.state().sitting.game.start).toEqual({ ours: 60, theirs: 55 });
});

describe('a link that cannot be read', () => {
  const ours = () => [app.store.state().view, app.store.state().aside, table(app.store.state()).hands.pone];
  const kept = ['count', null, ['4S', '5H']];

  test('leaves our game on its screen, and says why', async () => {
    app.history.follow('v1/discard/5H5H');
    await app.address.open();
    expect(ours()).toEqual(kept);
    expect(app.store.state().ui.notice).toContain('could not be read');
    expect(app.history.place.fragment()).toBe('v1/count/4S5H');
  });

  test('leaves our game on its screen while another link is still being read', async () => {
    app.history.follow('v1/board/60-55');
    const first = app.address.open();
    app.history.follow('v1/board/122-0');
    await Promise.all([first, app.address.open()]);
    expect([app.store.state().aside, table(app.store.state()).hands.pone]).toEqual(kept.slice(1));
  });
});
