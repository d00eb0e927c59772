import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPasting } from '../../../web/app/effects/input/paste.js';
import { reviewFeature } from '../../../web/app/features/review/reducer.js';
import { strings } from '../../../web/app/messages/app.js';
import { addFeatures } from '../../../web/app/root/late_features.js';
import { createStore } from '../../../web/app/root/store.js';
import { countOf } from '../../../web/app/session/count_slice.js';
import { emptyReviewState } from '../../../web/app/state/slices/review.js';
import { createEngineInProcess } from '../../../web/engine/in_process.js';
import type { Engine } from '../../../web/engine/index.js';
import { goTo, hands, reach, table } from '../play_through.js';

const engine = await createEngineInProcess();

class Field {}
beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Field);
});
afterEach(() => vi.unstubAllGlobals());

const setUp = (view: 'count' | 'discard' | 'board', asked: Engine = engine) => {
  const store = createStore(reach([goTo(view)]));
  const report = vi.fn();
  const loadViews = async () => {
    addFeatures({ review: reviewFeature });
    store.dispatch({ type: 'partLoaded', review: emptyReviewState });
  };
  const { paste, openText } = createPasting(store, asked, loadViews, report);
  const pasted = (text: string, target: object | null = null): boolean => {
    const preventDefault = vi.fn();
    const clipboardData = { getData: () => text };
    paste({ clipboardData, target, defaultPrevented: false, preventDefault } as unknown as ClipboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  return { state: store.state, report, pasted, openText };
};

test('cards are taken as cards, ranks as ranks where ranks are counted, and anything else is left to be typed', async () => {
  for (const text of ['4S 5H 5D 6C JD', '4♠ 5♥ 5♦ 6♣ J♦', '4s5h5d6cjd', '4s, 5h, 5d, 6c, jd\n']) {
    const cards = setUp('count');
    expect(cards.pasted(text)).toBe(true);
    await vi.waitFor(() => expect(countOf(cards.state().session).starter).toBe('JD'));
    expect(hands(cards.state()).pone).toEqual(['4S', '5H', '5D', '6C']);
  }
  const six = setUp('discard');
  six.pasted('5♦ J♥ 6♠ 4♥ 5♠ 2♣');
  await vi.waitFor(() => expect(table(six.state()).dealt).toHaveLength(6));
  const ranks = setUp('count');
  ranks.pasted(' A2233444 ');
  await vi.waitFor(() => expect(ranks.state().session.ranks).toBe('A2233444'));
  for (const [view, text] of [
    ['count', 'Ann has won'],
    ['discard', 'A2233444'],
  ] as const) {
    const { state, pasted, report } = setUp(view);
    pasted(text);
    await vi.waitFor(() => expect(state().ui).toMatchObject({ panel: 'text', text }));
    expect([state().session.ranks, report.mock.calls]).toEqual(['', []]);
  }
});

test('cards that are refused are left to be typed', async () => {
  const { state, pasted } = setUp('discard');
  const seven = 'AS 2S 3S 4S 5S 6S 7S';
  pasted(seven);
  await vi.waitFor(() => expect(state().ui).toMatchObject({ panel: 'text', text: seven }));
  expect(table(state()).dealt).toEqual([]);
});

test('a text without cards is of no use on a screen without cards', async () => {
  const { state, pasted } = setUp('board');
  pasted('Ann has won');
  await vi.waitFor(() => expect(state().ui.notice).toBe(strings.noCardsHere));
  expect(state().ui.panel).toBeNull();
});

test('recorded games open in the review, from any screen and from another app', async () => {
  const pgn = '[FirstDealer "Ann"]\n1.\nH1 5H 6H 7H 8H JS QS D1 JS QS';
  const records = 'Ann - Ben\n1. 0-0* JH\n\nCat - Dan\n1. 0-0* 5H';
  for (const view of ['count', 'board'] as const)
    for (const text of [pgn, records]) {
      const { state, pasted } = setUp(view);
      pasted(text);
      await vi.waitFor(() =>
        expect(state()).toMatchObject({ view: 'review', review: { page: 'text', source: { text } } }),
      );
    }
  const shared = setUp('count');
  await shared.openText(pgn);
  expect(shared.state()).toMatchObject({ view: 'review', review: { source: { text: pgn } } });
  const wrong = setUp('count');
  await wrong.openText(`${pgn} D1`);
  expect(wrong.state()).toMatchObject({ view: 'count', ui: { panel: 'text', text: `${pgn} D1` } });
});

test('text pasted into a field, or empty text, is left to the browser', () => {
  const { pasted } = setUp('count');
  expect([pasted('5H', new Field()), pasted('  ')]).toEqual([false, false]);
});

test('an engine that fails is told of, and the text is not taken for anything', async () => {
  const failure = new Error('gone');
  const failing = { ...engine, parseCards: engine.parseCards, scoreRanks: () => Promise.reject(failure) } as Engine;
  const { state, pasted, report } = setUp('count', failing);
  pasted('A2233444');
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(failure));
  expect([state().session.ranks, state().ui.panel]).toEqual(['', null]);
});
