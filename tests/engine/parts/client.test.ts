import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient, NotStarted } from '../../../web/engine/client.js';
import { WorkerLost } from '../../../web/engine/errors.js';
import { create, HeldWorker, worker } from './held_worker.js';

const bytes = new Uint8Array(3);

beforeEach(() => {
  HeldWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('a worker is started by the first question and told where its modules are', async () => {
  const client = create({ advice: 'https://example.org/advice.wasm' });
  expect(HeldWorker.started).toEqual([]);
  void client.ask('scoreShow', 1);
  expect(worker().addresses).toEqual({ advice: 'https://example.org/advice.wasm' });
  expect(worker().asked).toMatchObject([{ ask: 'scoreShow', question: 1 }]);
});

test('each answer goes to its own question, whatever comes first', async () => {
  const client = create();
  const asked = [client.ask('scoreShow', 1), client.needs('valueDiscards', 2), client.giveTable('crib', bytes)];
  const [first, second, third] = worker().asked;
  expect(third).toMatchObject({ give: 'crib', bytes });
  worker().answer(true, third);
  worker().react({ needs: ['crib'] }, second);
  worker().react({ lacks: ['play'] }, first);
  expect(await Promise.all(asked)).toEqual([{ lacks: ['play'] }, ['crib'], { ok: true }]);
});

test('a worker that has answered all it was asked is left alone, however long nothing is asked', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = client.ask('scoreShow', 1);
  worker().ready();
  worker().answer('a');
  await asked;
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(worker().terminated).toBe(false);
});

test('a loaded worker that gives no answer for eight seconds is given up', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = client.ask('scoreShow', 1);
  worker().ready();
  vi.advanceTimersByTime(7_999);
  expect(worker().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(asked).rejects.toThrow('The engine gave no answer.');
  expect(worker().terminated).toBe(true);
});

test('a worker that says every second that it loads is left alone, and has eight seconds once it has loaded', async () => {
  vi.useFakeTimers();
  const client = create();
  for (const name of ['scoreShow', 'winChance'] as const) {
    const asked = client.ask(name, 1);
    for (let second = 0; second < 120; ++second) {
      worker().loading();
      vi.advanceTimersByTime(1_000);
    }
    worker().ready();
    vi.advanceTimersByTime(7_999);
    expect(worker().terminated).toBe(false);
    worker().answer('late');
    expect(await asked).toEqual({ ok: 'late' });
  }
  const asked = client.ask('winChance', 2);
  vi.advanceTimersByTime(8_000);
  await expect(asked).rejects.toThrow('The engine gave no answer.');
});

test('a worker that falls silent while it loads what advises is given up, and is not taken as never started', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = client.ask('winChance', 1);
  worker().ready();
  worker().loading();
  vi.advanceTimersByTime(29_999); // longer than an answer may take
  expect(worker().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(asked).rejects.not.toBeInstanceOf(NotStarted);
  expect(worker().terminated).toBe(true);
});

test('a worker that says nothing at all has half a minute', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = client.ask('scoreShow', 1);
  vi.advanceTimersByTime(29_999);
  expect(worker().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(asked).rejects.toBeInstanceOf(NotStarted);
});

test('a worker that fails rejects its question and is replaced for the next one', async () => {
  const client = create();
  const running = client.ask('scoreShow', 1);
  const failed = worker();
  failed.ready();
  failed.fault();
  await expect(running).rejects.toThrow('unreachable');
  await expect(running).rejects.toBeInstanceOf(WorkerLost);
  expect(failed.terminated).toBe(true);
  const next = client.ask('scoreShow', 2);
  expect(HeldWorker.started.length).toBe(2);
  worker().answer('b');
  expect(await next).toEqual({ ok: 'b' });
});

test('a worker that replaces one which had started may not have started itself', async () => {
  vi.useFakeTimers();
  const client = create();
  const first = client.ask('scoreShow', 1);
  worker().ready();
  worker().fault();
  await expect(first).rejects.toBeInstanceOf(WorkerLost);
  const second = client.ask('scoreShow', 2);
  vi.advanceTimersByTime(29_999); // as long as any worker has to load
  expect(worker().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(second).rejects.toBeInstanceOf(NotStarted);
});

test('a worker that is given up is not waited for', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = client.ask('scoreShow', 1);
  worker().fault();
  await expect(asked).rejects.toBeInstanceOf(NotStarted);
  expect(vi.getTimerCount()).toBe(0);
});

test('every answer gives a worker its eight seconds anew', async () => {
  vi.useFakeTimers();
  const client = create();
  const asked = [client.ask('scoreShow', 1), client.ask('scoreShow', 2)];
  const [one, two] = worker().asked;
  worker().ready();
  vi.advanceTimersByTime(7_000);
  worker().answer('a', one);
  vi.advanceTimersByTime(7_999);
  expect(worker().terminated).toBe(false);
  worker().answer('b', two);
  expect(await Promise.all(asked)).toEqual([{ ok: 'a' }, { ok: 'b' }]);
});

test('an answer that comes twice, or to nothing that was asked, changes nothing', async () => {
  const client = create();
  const asked = client.ask('scoreShow', 1);
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
  const client = create();
  const asked = client.ask('scoreShow', 1);
  worker().dispatchEvent(Object.assign(new Event('error'), { message }));
  await expect(asked).rejects.toMatchObject({ name: 'NotStarted', message: said });
  expect(worker().terminated).toBe(true);
});

test('closing rejects all that was asked and all that is asked later', async () => {
  const client = create();
  const asked = [client.ask('scoreShow', 1), client.ask('deal', 2)];
  client.close();
  for (const each of asked) await expect(each).rejects.toMatchObject({ name: 'AbortError' });
  await expect(client.ask('deal', 3)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a worker that never starts rejects all its questions as not started', async () => {
  const client = create();
  const asked = [client.ask('scoreShow', 1), client.ask('deal', 2)];
  worker().fault();
  for (const each of asked) await expect(each).rejects.toBeInstanceOf(NotStarted);
  expect(worker().terminated).toBe(true);
});

test('a question is rejected as not started if the page forbids workers', async () => {
  const client = createWorkerClient(() => {
    throw new DOMException('cross-origin', 'SecurityError');
  });
  await expect(client.ask('scoreShow', 1)).rejects.toBeInstanceOf(NotStarted);
  await expect(client.ask('scoreShow', 2)).rejects.toBeInstanceOf(NotStarted);
});
