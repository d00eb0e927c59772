import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../../dist/engine/index.js';
import type { Action } from '../../../web/app/root/reducer.js';
import { goTo, hands, keepingScore, table, taps } from '../play_through.js';
import { open } from './history.js';

let app: ReturnType<typeof open>;
beforeEach(() => {
  app = open();
  for (const step of [...keepingScore, ...taps('4S 5H')]) app.store.dispatch(step);
});

const pegged = { type: 'pegged', by: 'us', points: 3 } as const;

/** Does these steps: actions of the player, and numbers of steps through the history. */
const take = async (...steps: readonly (Action | number)[]) => {
  for (const step of steps) {
    if (typeof step === 'number') await app.move(step);
    else app.store.dispatch(step);
  }
};

test.each<[string, readonly (Action | number)[], object]>([
  ['is a position, and its place says so', [], { view: 'board', isOver: true, kind: 'position' }],
  ['is left by Back', [-1], { view: 'count', isOver: false, kind: 'ours', fragment: 'v1/count/4S5H' }],
  ['is opened again by Forward', [-1, 1], { view: 'board', isOver: true, fragment: 'v1/board/60-55' }],
  [
    'keeps its changes when Back leads to its first screen',
    [pegged, goTo('count'), -1],
    { view: 'board', isOver: true },
  ],
  ['and left says our game in its place', [{ type: 'positionLeft' }], { isOver: false, kind: 'ours' }],
])('a link followed over our game %s', async (_, steps, expected) => {
  await take(pegged);
  app.history.follow('v1/board/60-55');
  await app.address.open();
  await take(...steps);
  const { view, suspended, session } = app.store.state();
  const { place } = app.history;
  expect({ view, isOver: suspended !== null, kind: place.kind(), fragment: place.fragment() }).toMatchObject(expected);
  expect((suspended ?? { session }).session.game.deals.at(-1)?.hands.pone).toEqual(['4S', '5H']);
  if (steps[0] === pegged) expect(table(app.store.state()).steps).toEqual([{ by: 'us', points: 3 }]);
});

test('a link followed over our game and kept is our game from there on', async () => {
  app.history.follow('v1/board/60-55');
  await app.address.open();
  await take({ type: 'positionKept' }, goTo('discard'), -1);
  const { view, suspended } = app.store.state();
  expect([view, suspended, app.history.place.fragment()]).toEqual(['board', null, 'v1/board/60-55']);
});

test('a link shows its screen while it is still being read, and not when it is refused', async () => {
  for (const [link, then] of [
    ['v1/discard/5DJH6S4H5S2C', 'discard'],
    ['v1/discard/5DJH6S4H5S5S', 'count'],
  ]) {
    const fresh = open(link);
    const read = fresh.address.start();
    expect(fresh.store.state().view).toBe('discard');
    await read;
    expect([fresh.store.state().view, fresh.history.length]).toEqual([then, 1]);
  }
});

test('a link stays one until it is read, though an older one is read meanwhile', async () => {
  app.history.follow('v1/count/7H8H9CTC-JD');
  const older = app.address.open();
  app.history.follow('v1/play/4H5S5D6S.2CJH-9C/mine/7S4H');
  const newer = app.address.open();
  await older;
  expect(app.history.place.kind()).toBe('link');
  await newer;
  expect([app.history.place.kind(), app.store.state().view]).toEqual(['position', 'play']);
});

test.each(['/', '%2F', '%2f'])('an offer of a game waits for its part, on the board: with %s', async (slash) => {
  const link = ['v1', 'against', 'club', '1234567', 'first', 'won-7'].join(slash);
  app.history.follow(link);
  await app.address.open();
  expect(app.store.state()).toMatchObject({ view: 'board', pendingMatchAction: { type: 'challengeOpened', link } });
  expect(app.history.place.fragment()).toBe('v1/board/0-0');
});

test('a place of ours brings its screen back, not its cards', async () => {
  await take(goTo('discard'), ...taps('5D JH'), goTo('count'), ...taps('6C'), -2);
  expect([app.store.state().view, hands(app.store.state()).pone]).toEqual(['count', ['6C']]);
});

test('a device that stored nothing goes on from the address of its own place', async () => {
  const again = open();
  again.history.place.replace('v1/board/60-55', null, null);
  await again.address.start();
  const start = { ours: 60, theirs: 55 };
  expect(again.store.state()).toMatchObject({ suspended: null, session: { game: { start } } });
});

test('a device that stored its game goes on from that, and takes only the screen from its own place', async () => {
  const { session } = app.store.state();
  app.history.place.replace('v1/board/60-55', null, null);
  await app.address.start();
  expect(app.store.state()).toMatchObject({ view: 'board', suspended: null, session });
});

test('the address without a fragment leaves the screen and what lies on it', async () => {
  app.store.dispatch({ type: 'viewChosen', view: 'board' });
  const before = app.store.state();
  app.history.follow('');
  await app.address.open();
  expect(app.store.state()).toBe(before);
});

describe('a link that cannot be read', () => {
  const ours = () => [app.store.state().view, app.store.state().suspended, hands(app.store.state()).pone];
  const asBefore = ['count', null, ['4S', '5H']];

  test('leaves our game on its screen, and says why', async () => {
    app.history.follow('v1/discard/5H5H');
    await app.address.open();
    expect(ours()).toEqual(asBefore);
    expect(app.store.state().ui.notice).toContain('could not be read');
    expect(app.history.place.fragment()).toBe('v1/count/4S5H');
  });

  test('leaves our game on its screen while another link is still being read', async () => {
    app.history.follow('v1/board/60-55');
    const first = app.address.open();
    app.history.follow('v1/board/122-0');
    await Promise.all([first, app.address.open()]);
    expect([app.store.state().suspended, hands(app.store.state()).pone]).toEqual(asBefore.slice(1));
  });
});

test('a link that is refused late leaves alone what a newer link opened meanwhile', async () => {
  app.history.follow('v1/play/4H5S5D6S.2CJH-9C/mine/7S7S');
  const refused = app.address.open();
  app.history.follow('v1/board/60-55');
  await app.address.open();
  const opened = app.store.state();
  await refused;
  expect(app.store.state()).toBe(opened);
  expect([opened.view, opened.ui.notice, app.history.place.fragment()]).toEqual(['board', '', 'v1/board/60-55']);
});

test('an engine that cannot read a link is reported, and the link is not called bad', async () => {
  const failure = new Error('The engine gave no answer.');
  const report = vi.fn();
  const fresh = open('v1/count/4S5H', { parseCards: () => Promise.reject(failure) } as unknown as Engine, report);
  await fresh.address.start();
  expect(report.mock.calls).toEqual([[failure]]);
  expect(fresh.store.state()).toMatchObject({ view: 'count', suspended: null, ui: { notice: '', reading: false } });
});

test('Back after New game leads to no older score', async () => {
  await take(goTo('board'), pegged, goTo('count'), goTo('board'), { type: 'gameBegun' });
  for (let time = 0; time < 3; ++time) {
    await app.move(-1);
    expect(app.store.state().session.game.start).toEqual({ ours: 0, theirs: 0 });
    expect(table(app.store.state()).steps).toEqual([]);
  }
});
