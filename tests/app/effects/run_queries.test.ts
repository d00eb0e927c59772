import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReport } from '../../../web/app/effects/report_error.js';
import { createQueryRunner } from '../../../web/app/effects/run_queries.js';
import { strings } from '../../../web/app/messages/app.js';
import { createStore } from '../../../web/app/root/store.js';
import { initialState } from '../../../web/app/state/state.js';
import { NotLoaded, tableError } from '../../../web/engine/errors.js';
import { CribbageError, type Engine } from '../../../web/engine/index.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shown = { language: 'auto', theme: 'auto', twoColours: false, text: 'normal' } as const;
const settings = { ...shown, haptics: true, hand: 'sorted', pace: 'calm' } as const;

/** Lets the engine answer the store's questions, and tells the player of its failures. */
const answering = (store: ReturnType<typeof createStore>, engine: object) => {
  const report = createReport((notice) => store.dispatch({ type: 'noticed', notice }));
  const answerQuestions = createQueryRunner(store, engine as Engine, report);
  store.subscribe(() => void answerQuestions());
  return answerQuestions;
};

/** Creates a store whose open text field has queries for the engine. The engine answers them when the test says so. */
const setUp = () => {
  const store = createStore(initialState(settings));
  const asked: { resolve: (answer: unknown) => void; reject: (reason: unknown) => void }[] = [];
  answering(store, {
    parseCards: () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
    scoreRanks: () => Promise.reject(new CribbageError('badCard', 'x', 'No ranks.')),
  });
  store.dispatch({ type: 'panelChosen', panel: 'text', text: '5H' });
  return { store, asked, ui: () => store.state().ui };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer that is out for three seconds is told of, until it comes', async () => {
  const { asked, ui } = setUp();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(ui().late).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ui().late).toBe(true);
  asked[0]?.resolve({ cards: ['5H'] });
  await settle();
  expect([ui().late, ui().notice, asked.length]).toEqual([false, '', 1]);
});

test('a late answer that nobody waits for any more is not told of', async () => {
  const { store, ui } = setUp();
  await vi.advanceTimersByTimeAsync(3_000);
  store.dispatch({ type: 'panelChosen', panel: null });
  await settle();
  expect(ui().late).toBe(false);
  store.dispatch({ type: 'panelChosen', panel: 'text', text: '6H' });
  await settle();
  expect(ui().late).toBe(true); // the new query waits for the old answer
});

test('a late answer that fails is told of as what it is, and is not asked for again by itself', async () => {
  const { asked, ui } = setUp();
  await vi.advanceTimersByTimeAsync(3_000);
  asked[0]?.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ui().late, ui().notice, asked.length]).toEqual([false, strings.engineFailed, 1]);
});

test.each([
  ['a table', tableError('crib'), strings.tableFailed.crib],
  ['a part of the engine', new NotLoaded('no network'), strings.enginePartFailed],
])(
  'a query that lacks %s is asked again after longer and longer pauses, until its answer comes',
  async (_, fault, sentence) => {
    const { asked, ui } = setUp();
    asked[0]?.reject(fault);
    for (const [at, pause] of [2, 4, 8, 16, 32, 32].entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1_000 - 1);
      expect([ui().notice, asked.length]).toEqual([sentence, at + 1]);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked.length).toBe(at + 2);
      if (at < 5) asked.at(-1)?.reject(fault);
    }
    asked.at(-1)?.resolve({ cards: ['5H'] });
    await vi.advanceTimersByTimeAsync(100_000);
    expect([ui().notice, asked.length]).toEqual(['', 7]);
  },
);

test('an answer replaced by a newer one does no harm, and is asked for again if needed', async () => {
  const { asked, ui } = setUp();
  asked[0]?.reject(new DOMException('replaced', 'AbortError'));
  await settle();
  expect([ui().notice, asked.length]).toEqual(['', 2]);
});

test.each([
  ['crib', /discard table/],
  ['play', /pegging table/],
  ['opening', /pegging advice/],
  ['stakes', /pegging advice/],
  ['pegging', /chances of winning/],
  ['board', /chances of winning/],
])('the table %s that cannot be had is named', async (table, sentence) => {
  const { asked, ui } = setUp();
  asked[0]?.reject(tableError(table));
  await settle();
  expect(ui().notice).toMatch(sentence);
});

test('two questions that fail are not asked for in turn', async () => {
  const store = createStore(initialState(settings, undefined, 'board'));
  let asked = 0;
  const fail = async () => {
    asked += 1;
    throw tableError('board');
  };
  const answerQuestions = answering(store, { winChance: fail, winChances: fail });
  store.dispatch({ type: 'pegged', by: 'us', points: 0 });
  void answerQuestions();
  await settle();
  expect(asked).toBe(2);
  store.dispatch({ type: 'dealerChosen', dealer: 'them' });
  await settle();
  expect(asked).toBe(4);
});
