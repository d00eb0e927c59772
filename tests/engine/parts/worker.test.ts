import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Module, Watch } from '../../../web/engine/module.js';
import type { Request, Response } from '../../../web/engine/protocol.js';

// The worker's script with a page that records its messages, and modules that arrive when the test says so.

const said: Response[] = [];
const coming: { come(): void; fail(): void }[] = [];

vi.mock('../../../web/engine/module.js', () => {
  const module = {
    ask: (_: string, question: unknown) => ({ ok: question }),
    needs: (name: string) => [`the table of ${name}`],
    giveTable: (table: string, bytes: Uint8Array) => ({ ok: `${table}: ${bytes.length}` }),
  } as unknown as Module;
  const load = () =>
    new Promise<Module>((resolve, reject) => {
      coming.push({ come: () => resolve(module), fail: () => reject(new Error('no network')) });
    });
  return {
    placeModules: () => ({}),
    loadModules: async (_: unknown, watch: Watch) => {
      const cards = await watch(load());
      return {
        of: async (name: string) => (name === 'winChance' ? watch(load()) : cards),
        withTables: async () => cards,
      };
    },
  };
});

let hear: (request: Request) => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  said.length = coming.length = 0;
  vi.stubGlobal('self', {
    postMessage: (response: Response) => said.push(response),
    addEventListener: (_: 'message', listener: (event: { data: Request }) => void) => {
      hear = (data) => listener({ data });
    },
  });
  await import('../../../web/engine/worker.js');
  hear({ start: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const loading = { loading: true };
const ready = { ready: true };

test('a worker says at once and every second that it loads, and then that it is ready', async () => {
  await pass(2_500);
  expect(said).toEqual([loading, loading, loading]);
  coming[0]?.come();
  await pass(10_000);
  expect(said.slice(3)).toEqual([ready]);
});

test('a worker that is ready says so again when it loads what advises', async () => {
  coming[0]?.come();
  await pass();
  hear({ id: 1, ask: 'winChance', question: 'who wins' });
  await pass(1_500);
  coming[1]?.come();
  await pass(10_000);
  expect(said.slice(2)).toEqual([loading, loading, ready, { id: 1, reaction: { ok: 'who wins' } }]);
});

test('a worker says why what advises cannot be loaded, and goes on', async () => {
  coming[0]?.come();
  await pass();
  hear({ id: 1, ask: 'winChance', question: 'who wins' });
  await pass();
  coming[1]?.fail();
  await pass();
  hear({ id: 2, ask: 'scoreShow', question: 'what counts' });
  await pass();
  expect(said.slice(3)).toEqual([
    { id: 1, absent: 'no network' },
    { id: 2, reaction: { ok: 'what counts' } },
  ]);
});

test('a worker says what a question needs, and takes tables', async () => {
  coming[0]?.come();
  hear({ id: 1, needs: 'valueDiscards', question: {} });
  hear({ id: 2, give: 'crib', bytes: new Uint8Array(3) });
  await pass();
  expect(said.slice(2)).toEqual([
    { id: 1, reaction: { needs: ['the table of valueDiscards'] } },
    { id: 2, reaction: { ok: 'crib: 3' } },
  ]);
});

test('a worker whose module cannot be had is not ready, and every question says why', async () => {
  coming[0]?.fail();
  hear({ id: 1, ask: 'scoreShow', question: 1 });
  await pass(10_000);
  expect(said).toEqual([loading, { id: 1, fault: 'Error: no network' }]);
});
