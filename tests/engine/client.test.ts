import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient, NotStarted } from '../../web/engine/client.js';
import { WorkerLost } from '../../web/engine/errors.js';
import { askInstead } from '../../web/engine/instead.js';
import type { Answerer, Asking, ModuleAddresses, Reaction, Request } from '../../web/engine/protocol.js';

const bytes = new Uint8Array(3);

// A worker that answers when the test says so.
class HeldWorker extends EventTarget {
  static started: HeldWorker[] = [];
  readonly asked: (Asking & { id: number })[] = [];
  addresses: unknown;
  terminated = false;
  constructor() {
    super();
    HeldWorker.started.push(this);
  }
  postMessage(request: Request) {
    if ('start' in request) this.addresses = request.start;
    else this.asked.push(request);
  }
  loading() {
    this.dispatchEvent(new MessageEvent('message', { data: { loading: true } }));
  }
  ready() {
    this.dispatchEvent(new MessageEvent('message', { data: { ready: true } }));
  }
  react(reaction: Reaction, asked = this.asked.at(-1)) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: asked?.id, reaction } }));
  }
  answer(ok: unknown, asked = this.asked.at(-1)) {
    this.react({ ok }, asked);
  }
  fault() {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, fault: 'unreachable' } }));
  }
  terminate() {
    this.terminated = true;
  }
}

const create = (addresses?: ModuleAddresses) =>
  createWorkerClient(() => new HeldWorker() as unknown as Worker, addresses);
const worker = () => HeldWorker.started.at(-1) as HeldWorker;

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
  vi.advanceTimersByTime(30_000);
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

// Answers with its own name, and remembers what it was asked.
const named = (name: string): Answerer & { asked: unknown[]; closed: boolean } => ({
  asked: [],
  closed: false,
  async ask(_, question) {
    this.asked.push(question);
    return { ok: name };
  },
  async needs() {
    return [];
  },
  async giveTable(table) {
    this.asked.push(table);
    return { ok: true };
  },
  close() {
    this.closed = true;
  },
});

test('the second engine answers all questions if the worker cannot start', async () => {
  const second = named('second');
  let made = 0;
  const answerer = askInstead(create(), async () => {
    made += 1;
    return second;
  });
  const asked = [answerer.ask('scoreShow', 1), answerer.ask('deal', 2)];
  worker().fault();
  expect(await Promise.all(asked)).toEqual([{ ok: 'second' }, { ok: 'second' }]);
  expect(await answerer.ask('scoreShow', 3)).toEqual({ ok: 'second' });
  expect([second.asked, made, HeldWorker.started.length]).toEqual([[1, 2, 3], 1, 1]);
  answerer.close();
  await Promise.resolve();
  expect(second.closed).toBe(true);
});

test('the next question tries both engines again if neither started', async () => {
  let tries = 0;
  const answerer = askInstead(create(), async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return named('second');
  });
  const first = answerer.ask('scoreShow', 1);
  worker().fault();
  await expect(first).rejects.toThrow('no network');
  const next = answerer.ask('scoreShow', 2);
  expect(HeldWorker.started.length).toBe(2);
  worker().answer('the worker');
  expect(await next).toEqual({ ok: 'the worker' });
});

test('a faulty question is not asked of the second engine', async () => {
  const answerer = askInstead(create(), () => Promise.reject(new Error('not to be asked')));
  const asked = answerer.ask('scoreShow', 1);
  worker().ready();
  worker().fault();
  await expect(asked).rejects.toThrow('unreachable');
});
