import { beforeEach, expect, test } from 'vitest';
import { type Answerer, createWorkerClient, NotStarted } from '../../web/engine/client.js';
import { askInstead } from '../../web/engine/instead.js';
import type { Request } from '../../web/engine/protocol.js';

// A worker that answers when the test says so.
class HeldWorker extends EventTarget {
  static started: HeldWorker[] = [];
  readonly asked: Request[] = [];
  terminated = false;
  constructor() {
    super();
    HeldWorker.started.push(this);
  }
  postMessage(request: Request) {
    this.asked.push(request);
  }
  ready() {
    this.dispatchEvent(new MessageEvent('message', { data: { ready: true } }));
  }
  answer(ok: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, reply: { ok } } }));
  }
  fault() {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked.at(-1)?.id, fault: 'unreachable' } }));
  }
  terminate() {
    this.terminated = true;
  }
}

const create = () => createWorkerClient(() => new HeldWorker() as unknown as Worker);
const worker = () => HeldWorker.started.at(-1) as HeldWorker;

beforeEach(() => {
  HeldWorker.started = [];
});

test('one question runs while the others wait', async () => {
  const client = create();
  const first = client.ask('scoreShow', 1);
  const second = client.ask('valueDiscards', 2);
  expect(worker().asked.length).toBe(1);
  worker().answer('a');
  expect(worker().asked.length).toBe(2);
  worker().answer('b');
  expect([await first, await second]).toEqual([{ ok: 'a' }, { ok: 'b' }]);
});

test('a newer question replaces the waiting one of the same name', async () => {
  const client = create();
  const running = client.ask('scoreShow', 1);
  const replaced = client.ask('scoreShow', 2);
  const newest = client.ask('scoreShow', 3);
  await expect(replaced).rejects.toMatchObject({ name: 'AbortError' });
  worker().answer('a');
  expect(worker().asked.at(-1)).toMatchObject({ question: 3 });
  worker().answer('c');
  expect([await running, await newest]).toEqual([{ ok: 'a' }, { ok: 'c' }]);
});

test('tables are given in turn and replace no question and no other table', async () => {
  const client = create();
  const bytes = new Uint8Array(3);
  const replies = [
    client.ask('scoreShow', 1),
    client.giveTable('crib', bytes, 'valueDiscards'),
    client.giveTable('play', bytes, 'valueDiscards'),
  ];
  replies.push(client.ask('scoreShow', 2));
  for (const answer of ['a', 'b', 'c', 'd']) worker().answer(answer);
  expect(await Promise.all(replies)).toEqual([{ ok: 'a' }, { ok: 'b' }, { ok: 'c' }, { ok: 'd' }]);
  expect(worker().asked.slice(1, 3)).toMatchObject([
    { table: 'crib', bytes, of: 'valueDiscards' },
    { table: 'play', bytes, of: 'valueDiscards' },
  ]);
});

test('an aborted question is never asked if it waits, and its answer is dropped if it runs', async () => {
  const client = create();
  const runs = new AbortController();
  const waits = new AbortController();
  const running = client.ask('scoreShow', 1, runs.signal);
  const waiting = client.ask('deal', 2, waits.signal);
  const last = client.ask('parseCards', 3);
  waits.abort();
  runs.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  worker().answer('dropped');
  worker().answer('c');
  expect(await last).toEqual({ ok: 'c' });
  expect(worker().asked).toMatchObject([{ question: 1 }, { question: 3 }]);
});

test('a worker that fails rejects its question and is replaced for the next one', async () => {
  const client = create();
  const running = client.ask('scoreShow', 1);
  const failed = worker();
  failed.ready();
  failed.fault();
  await expect(running).rejects.toThrow('unreachable');
  expect(failed.terminated).toBe(true);
  const next = client.ask('scoreShow', 2);
  expect(HeldWorker.started.length).toBe(2);
  worker().answer('b');
  expect(await next).toEqual({ ok: 'b' });
});

test('closing rejects running and waiting questions', async () => {
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
