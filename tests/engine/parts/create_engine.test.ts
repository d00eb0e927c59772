import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInProcess, createEngineInProcess } from '../../../web/engine/in_process.js';
import { createEngine } from '../../../web/engine/index.js';
import type { Engine } from '../../../web/engine/types.js';
import { HeldWorker, worker } from './held_worker.js';

const addresses: [address: string, options: unknown][] = [];

/** Simulates a page: without the globals of Node, and with workers that record their script. */
const inPage = (Workers: unknown = PageWorker) => {
  vi.stubGlobal('process', Object.create(process, { versions: { value: {} } }));
  vi.stubGlobal('Worker', Workers);
};
class PageWorker extends HeldWorker {
  constructor(address: URL, options: unknown) {
    super();
    addresses.push([`${address}`, options]);
  }
}

beforeEach(() => {
  HeldWorker.started = [];
  addresses.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const hand = { hand: '5H 5D 5S JC', starter: '5C' };
const askThree = (engine: Engine) =>
  Promise.allSettled([engine.scoreShow(hand), engine.scoreShow(hand), engine.scoreShow(hand)]);
const outcomes = async (engine: Engine) => (await askThree(engine)).map(({ status }) => status);

describe('in Node', () => {
  test('an engine answers in this thread, all that it is asked', async () => {
    vi.stubGlobal('Worker', PageWorker);
    expect(await outcomes(await createEngine())).toEqual(Array(3).fill('fulfilled'));
    expect(await outcomes(await createEngineInProcess())).toEqual(Array(3).fill('fulfilled'));
    expect(addresses).toEqual([]);
  });

  test('an engine in this thread answers all that waits for the same tables', async () => {
    const engine = await createEngineInProcess();
    const six = { dealt: '5D JH 6S 4H 5S 2C', weDeal: true };
    const asked = await Promise.allSettled([engine.valueDiscards(six), engine.valueDiscards(six)]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  test('an engine for the latest answers the question it has begun and the last one', async () =>
    expect(await outcomes(await createEngine({ latestOnly: true }))).toEqual(['fulfilled', 'rejected', 'fulfilled']));

  test('an engine that is closed answers nothing more, and needs and takes nothing', async () => {
    const answerer = await answerInProcess();
    expect(await answerer.ask('scoreShow', hand)).toMatchObject({ ok: { points: 29 } });
    answerer.close();
    for (const asked of [
      answerer.ask('scoreShow', hand),
      answerer.needs('scoreShow', hand),
      answerer.giveTable('crib', new Uint8Array()),
    ])
      await expect(asked).rejects.toMatchObject({ name: 'AbortError', message: 'The engine is closed.' });
  });
});

describe('in a page', () => {
  const ask = async (options?: Parameters<typeof createEngine>[0]) => {
    const engine = await createEngine(options);
    const asked = engine.scoreShow(hand);
    await vi.waitFor(() => expect(HeldWorker.started.length).toBe(1));
    worker().ready();
    worker().answer({ points: 29 });
    return asked;
  };

  test('an engine answers from a worker beside its script', async () => {
    inPage();
    expect(await ask()).toEqual({ points: 29 });
    expect(addresses).toEqual([[expect.stringMatching(/\/web\/engine\/worker\.js$/), { type: 'module' }]]);
  });

  test.each([
    ['without a process', undefined],
    ['with what a bundler puts in its place', {}],
  ])('an engine answers from a worker %s', async (_, shim) => {
    inPage();
    vi.stubGlobal('process', shim);
    const engine = createEngine();
    const started = await engine.then((each) => {
      void each.scoreShow(hand).catch(() => {});
      return HeldWorker.started.length;
    });
    vi.unstubAllGlobals();
    expect(started).toBe(1);
  });

  test('an engine answers from the worker that it is told of, and tells it where its modules are', async () => {
    inPage();
    const urls = { worker: 'https://example.org/w.js', modules: { advice: 'https://example.org/a.wasm' } };
    expect(await ask({ urls })).toEqual({ points: 29 });
    expect(addresses).toEqual([['https://example.org/w.js', { type: 'module' }]]);
    expect(worker().addresses).toMatchObject({ advice: 'https://example.org/a.wasm' });
  });

  test('a worker is asked one question at a time, and all of them are answered', async () => {
    inPage();
    const engine = await createEngine();
    const asked = askThree(engine);
    for (let at = 1; at <= 3; ++at) {
      await vi.waitFor(() => expect(worker()?.asked.length).toBe(at));
      worker().ready();
      worker().answer({ points: at });
    }
    expect((await asked).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  });

  test.each<[string, Parameters<typeof createEngine>[0], unknown]>([
    ['where it is asked to', { inProcess: true }, PageWorker],
    ['where there are no workers', {}, undefined],
  ])('an engine answers in the page itself %s', async (_, options, Workers) => {
    inPage(Workers);
    const engine = await createEngine(options);
    vi.unstubAllGlobals(); // the module itself is loaded as in Node
    expect((await engine.scoreShow(hand)).points).toBe(29);
    expect(addresses).toEqual([]);
  });
});
