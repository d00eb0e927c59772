import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient, NotStarted } from '../../../web/engine/client.js';
import { WorkerLost } from '../../../web/engine/errors.js';
import type { Answerer } from '../../../web/engine/protocol.js';
import { create, HeldWorker, worker } from './held_worker.js';

// A client that has asked its worker a first question.
let client: Answerer;
let asked: Promise<unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  HeldWorker.started = [];
  client = create();
  asked = client.ask('scoreShow', 1);
});
afterEach(() => vi.useRealTimers());

/** Expects that the worker is given up after exactly this time. */
const expectGivenUpAfter = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds - 1);
  expect(worker().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(worker().terminated).toBe(true);
};

test('a worker is started by the first question and told where its modules are', () => {
  HeldWorker.started = [];
  const other = create({ advice: 'https://example.org/advice.wasm' });
  expect(HeldWorker.started).toEqual([]);
  void other.ask('scoreShow', 1);
  expect(worker().addresses).toEqual({ advice: 'https://example.org/advice.wasm' });
  expect(worker().asked).toMatchObject([{ ask: 'scoreShow', question: 1 }]);
});

test('each answer goes to its own question, whatever comes first', async () => {
  const all = [asked, client.needs('valueDiscards', 2), client.giveTable('crib', new Uint8Array(3))];
  const [first, second, third] = worker().asked;
  expect(third).toMatchObject({ give: 'crib', bytes: new Uint8Array(3) });
  worker().answer(true, third);
  worker().react({ needs: ['crib'] }, second);
  worker().react({ lacks: ['play'] }, first);
  expect(await Promise.all(all)).toEqual([{ lacks: ['play'] }, ['crib'], { ok: true }]);
});

test('a worker that has answered all it was asked is left alone, however long nothing is asked', async () => {
  worker().ready();
  worker().answer('a');
  await asked;
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(worker().terminated).toBe(false);
});

test('a loaded worker that gives no answer for eight seconds is given up', async () => {
  worker().ready();
  expectGivenUpAfter(8_000);
  await expect(asked).rejects.toThrow('The engine gave no answer.');
});

test('a worker that says every second that it loads is left alone, and has eight seconds once it has loaded', async () => {
  for (const name of ['scoreShow', 'winChance'] as const) {
    const late = name === 'scoreShow' ? asked : client.ask(name, 1);
    for (let second = 0; second < 120; ++second) {
      worker().loading();
      vi.advanceTimersByTime(1_000);
    }
    worker().ready();
    vi.advanceTimersByTime(7_999);
    expect(worker().terminated).toBe(false);
    worker().answer('late');
    expect(await late).toEqual({ ok: 'late' });
  }
  const next = client.ask('winChance', 2);
  expectGivenUpAfter(8_000);
  await expect(next).rejects.toThrow('The engine gave no answer.');
});

test('a worker that falls silent while it loads what advises is given up, and is not taken as never started', async () => {
  worker().ready();
  worker().loading();
  expectGivenUpAfter(30_000); // longer than an answer may take
  await expect(asked).rejects.not.toBeInstanceOf(NotStarted);
});

test('a worker that says nothing at all has half a minute', async () => {
  expectGivenUpAfter(30_000);
  await expect(asked).rejects.toBeInstanceOf(NotStarted);
});

test('a worker that fails rejects its question and is replaced for the next one', async () => {
  const failed = worker();
  failed.ready();
  failed.fault();
  await expect(asked).rejects.toThrow('unreachable');
  await expect(asked).rejects.toBeInstanceOf(WorkerLost);
  expect(failed.terminated).toBe(true);
  const next = client.ask('scoreShow', 2);
  expect(HeldWorker.started.length).toBe(2);
  worker().answer('b');
  expect(await next).toEqual({ ok: 'b' });
});

test('a worker whose later module cannot be loaded rejects only that question, and goes on', async () => {
  worker().ready();
  const game = client.ask('readGame', 2);
  worker().loading();
  worker().absent('no network');
  await expect(game).rejects.toThrow('no network');
  await expect(game).rejects.not.toBeInstanceOf(WorkerLost);
  worker().answer('a', worker().asked[0]);
  expect(await asked).toEqual({ ok: 'a' });
  expect(HeldWorker.started.length).toBe(1);
  void client.ask('scoreShow', 3).catch(() => {});
  expectGivenUpAfter(8_000);
});

test('a worker that replaces one which had started may not have started itself', async () => {
  worker().ready();
  worker().fault();
  await expect(asked).rejects.toBeInstanceOf(WorkerLost);
  const second = client.ask('scoreShow', 2);
  expectGivenUpAfter(30_000); // as long as any worker has to load
  await expect(second).rejects.toBeInstanceOf(NotStarted);
});

test('every answer gives a worker its eight seconds anew', async () => {
  const second = client.ask('scoreShow', 2);
  const [one, two] = worker().asked;
  worker().ready();
  vi.advanceTimersByTime(7_000);
  worker().answer('a', one);
  vi.advanceTimersByTime(7_999);
  expect(worker().terminated).toBe(false);
  worker().answer('b', two);
  expect(await Promise.all([asked, second])).toEqual([{ ok: 'a' }, { ok: 'b' }]);
});

test('an answer that comes twice, or to nothing that was asked, changes nothing', async () => {
  worker().ready();
  worker().answer('a');
  worker().answer('b');
  worker().answer('c', { id: 99, ask: 'scoreShow', question: 1 });
  expect(await asked).toEqual({ ok: 'a' });
  const next = client.ask('scoreShow', 2);
  worker().answer('d');
  expect(await next).toEqual({ ok: 'd' });
  expect(HeldWorker.started.length).toBe(1);
});

test.each([
  ['with its reason', 'No such script', 'No such script'],
  ['without a word', '', 'The engine could not be started.'],
])('a worker whose script fails %s rejects its questions at once', async (_, message, said) => {
  worker().dispatchEvent(Object.assign(new Event('error'), { message }));
  await expect(asked).rejects.toMatchObject({ name: 'NotStarted', message: said });
  expect(worker().terminated).toBe(true);
});

test('closing rejects all that was asked and all that is asked later', async () => {
  const second = client.ask('deal', 2);
  client.close();
  for (const each of [asked, second, client.ask('deal', 3)])
    await expect(each).rejects.toMatchObject({ name: 'AbortError' });
});

test('a worker that never starts rejects all its questions as not started, and is not waited for', async () => {
  const second = client.ask('deal', 2);
  worker().fault();
  for (const each of [asked, second]) await expect(each).rejects.toBeInstanceOf(NotStarted);
  expect([worker().terminated, vi.getTimerCount()]).toEqual([true, 0]);
});

test('a question is rejected as not started if the page forbids workers', async () => {
  const forbidden = createWorkerClient(() => {
    throw new DOMException('cross-origin', 'SecurityError');
  });
  for (const question of [1, 2]) await expect(forbidden.ask('scoreShow', question)).rejects.toBeInstanceOf(NotStarted);
});
