import { beforeEach, describe, expect, test } from 'vitest';
import { countOf } from '../../../web/app/session/count_slice.js';
import type { Panel } from '../../../web/app/state/state.js';
import { hands, reach, taps } from '../play_through.js';
import { open } from './history.js';

let app: ReturnType<typeof open>;
beforeEach(() => {
  app = open();
  for (const tap of taps('4S 5H')) app.store.dispatch(tap);
});

describe('an open panel has its own entry in the history', () => {
  // A step chooses a panel, goes through the history, or waits until the browser has gone back.
  test.each<[string, readonly (Panel | number | 'wait')[], object]>([
    ['and keeps the address', ['menu'], { at: 1, panel: 'menu' }],
    ['and Back closes it', ['menu', -1], { panel: null }],
    ['and leaves it when it is closed in another way', ['menu', null, 'wait'], { at: 0, panel: null }],
    ['and the menu, the share sheet and the embed share it', ['menu', 'share', 'embed'], { at: 1, length: 2 }],
    ['and Back closes all of them', ['menu', 'share', 'embed', -1], { panel: null }],
    ['and Forward opens it again', ['share', -1, 1], { panel: 'share' }],
    ['and Back closes it again', ['share', -1, 1, -1], { panel: null }],
    ['and adds no more entries', Array(10).fill(['menu', null, 'wait']).flat(), { at: 0, length: 2 }],
    ['and a panel opened while another one closes has it', ['menu', null, 'text', 'wait'], { at: 1, panel: 'text' }],
  ])('%s', async (_, steps, expected) => {
    for (const step of steps) {
      if (typeof step === 'number') await app.move(step);
      else if (step === 'wait') await app.settle();
      else app.choose(step);
    }
    const { at, length, place } = app.history;
    expect({ at, length, panel: app.panel() }).toMatchObject(expected);
    expect(place.panel()).toBe(app.panel());
    expect([place.fragment(), hands(app.store.state()).pone]).toEqual(['v1/count/4S5H', ['4S', '5H']]);
  });

  test('and another screen takes it over when it is chosen under an open menu', async () => {
    app.choose('menu');
    app.store.dispatch({ type: 'viewChosen', view: 'discard' });
    expect([app.history.at, app.history.length]).toEqual([1, 2]);
    await app.move(-1);
    expect(app.store.state()).toMatchObject({ view: 'count', ui: { panel: null } });
  });
});

describe('cards that change while a panel is open', () => {
  test('are in the address once it is closed', async () => {
    app.choose('text');
    app.store.dispatch({ type: 'cardsGiven', cards: ['7H', '8H'] });
    await app.settle();
    expect(app.history.place.fragment()).toBe('v1/count/7H8H');
    expect(hands(app.store.state()).pone).toEqual(['7H', '8H']);
  });

  test('are kept by Back, which closes the panel and opens no old link', async () => {
    app.choose('text');
    app.store.dispatch({ type: 'seatChosen', seat: 'crib' });
    await app.move(-1);
    expect(app.store.state()).toMatchObject({ session: { seat: 'crib' }, ui: { panel: null } });
    expect(app.history.place.fragment()).toBe('v1/count/..4S5H/crib');
  });

  test('are kept by Forward after it was closed', async () => {
    app.choose('menu');
    await app.move(-1);
    for (const tap of taps('6C')) app.store.dispatch(tap);
    await app.move(1);
    expect(app.panel()).toBe('menu');
    expect(app.history.place.fragment()).toBe('v1/count/4S5H6C');
    expect(hands(app.store.state()).pone).toEqual(['4S', '5H', '6C']);
  });
});

test('an answer that arrives between a step back and its reading writes over nothing', async () => {
  app.store.dispatch({ type: 'viewChosen', view: 'discard' });
  app.store.dispatch({ type: 'viewChosen', view: 'count' });
  app.history.go(-1);
  app.store.dispatch({ type: 'cardsGiven', cards: ['7H', '8H'] });
  await app.address.open();
  expect(app.store.state().view).toBe('discard');
  expect(app.history.place.fragment()).toMatch(/^v1\/discard/);
});

test('a link followed while the menu is open closes it', async () => {
  app.choose('menu');
  app.history.follow('v1/count/7H8H9CTC-JD');
  app.address.moved();
  await app.address.open();
  const { hands: opened, starter } = countOf(app.store.state().session);
  expect([opened.pone, starter, app.panel()]).toEqual([['7H', '8H', '9C', 'TC'], 'JD', null]);
  expect(app.history.place.fragment()).toBe('v1/count/7H8H9CTC-JD');
});

test('a reload keeps the panel that was open and the cards under it', async () => {
  const again = open('v1/count/4S5H5D6C-JD');
  again.history.place.replace('v1/count/4S5H5D6C-JD', 'share', null);
  await again.address.start();
  expect(again.panel()).toBe('share');
  expect(again.store.state().session).toEqual(reach(taps('4S 5H 5D 6C JD')).session);
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
  expect(slow.store.state().session).toEqual(reach(taps('4S 5H 5D 6C JD')).session);
  expect([slow.panel(), slow.history.place.fragment()]).toEqual([null, 'v1/count/4S5H5D6C-JD']);
});
