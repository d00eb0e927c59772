import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../web/app/features/practice/effects/indexed_db.js';
import { remember } from '../../../web/app/features/practice/memory/memory.js';
import { printMemory, readMemory } from '../../../web/app/features/practice/memory/serialize.js';
import { emptyMemory, type Memory } from '../../../web/app/state/slices/practice.js';
import { memoryWith, outcome } from './logs.js';

// The stored memory of practice, in one tab, in two tabs, and in a browser that stores nothing. Only the part of IndexedDB that
// the app uses is simulated: transactions run one after another, and each request is answered later.

let kept = new Map<string, unknown>();
let open: 'opens' | 'throws' | 'fails' | 'hangs' | 'full' = 'opens';
let seers: (() => void)[] = [];
let last: Promise<unknown> = Promise.resolve();

interface Request {
  onsuccess?: () => void;
  onerror?: () => void;
  oncomplete?: () => void;
  onabort?: () => void;
  result?: unknown;
}

/** Runs `work` after all earlier requests are answered. */
const later = (work: () => void): void => {
  last = last.then(work);
};

const transaction = () => {
  const mine: Request = {};
  let doing: Promise<unknown> = last;
  const before = last;
  const objectStore = {
    transaction: mine,
    get: (key: string) => {
      const request: Request = {};
      doing = before.then(() => {
        request.result = kept.get(key);
        request.onsuccess?.();
      });
      last = doing.then(() => (open === 'full' ? mine.onabort?.() : mine.oncomplete?.()));
      return request;
    },
    put: (value: unknown, key: string) => open !== 'full' && kept.set(key, value),
  };
  return { objectStore: () => objectStore };
};

const fakeIndexedDb = {
  open: () => {
    if (open === 'throws') throw new Error('not here');
    const request: Request = { result: { transaction } };
    if (open !== 'hangs') later(() => (open === 'fails' ? request.onerror?.() : request.onsuccess?.()));
    return request;
  },
};

beforeEach(() => {
  kept = new Map();
  open = 'opens';
  seers = [];
  vi.stubGlobal('indexedDB', fakeIndexedDb);
  vi.stubGlobal('addEventListener', (type: string, see: () => void) => type === 'pageshow' && seers.push(see));
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const times = (memory: Memory): readonly number[] => memory.log.map(({ ms }) => ms);
const inStore = () => readMemory(kept.get('memory'));

test('a saved memory is there when the app is opened again', async () => {
  const memory = memoryWith({ ms: 1 }, { ms: 2, right: false });
  expect(await createMemoryStore(() => undefined).save(memory)).toEqual(memory);
  expect(await createMemoryStore(() => undefined).load()).toEqual(memory);
});

test('two tabs that answer at once lose nothing, and learn of each other', async () => {
  const [one, two] = [createMemoryStore(() => undefined), createMemoryStore(() => undefined)];
  const shared = await one.save(memoryWith({ ms: 1 }));
  expect(await two.load()).toEqual(shared);
  const [, ours] = await Promise.all([
    one.save(remember(shared, outcome({ ms: 2 }))),
    two.save(remember(shared, outcome({ ms: 3 }))),
  ]);
  expect([...times(inStore())].sort()).toEqual([1, 2, 3]);
  expect([...times(ours)].sort()).toEqual([1, 2, 3]);
  let seen = emptyMemory;
  one.watch((memory) => {
    seen = memory;
  });
  for (const see of seers) see();
  await vi.waitFor(() => expect([...times(seen)].sort()).toEqual([1, 2, 3]));
});

test('a broken text is as good as none, and one of a later version is not written over', async () => {
  kept.set('memory', '{"broken"');
  await createMemoryStore(() => undefined).save(memoryWith({ ms: 1 }));
  expect(times(inStore())).toEqual([1]);
  kept.set('memory', 'Fifteen Two practice 2\nwhatever');
  const memory = memoryWith({ ms: 2 });
  expect(await createMemoryStore(() => undefined).save(memory)).toEqual(memory);
  expect(kept.get('memory')).toBe('Fifteen Two practice 2\nwhatever');
});

for (const refusal of ['throws', 'fails', 'full', 'hangs'] as const)
  test(`a browser whose store ${refusal} is practised in all the same, and it is said once`, async () => {
    open = refusal;
    if (refusal === 'hangs') vi.useFakeTimers();
    const tell = vi.fn();
    const store = createMemoryStore(tell);
    const wait = <Value>(work: Promise<Value>) =>
      refusal === 'hangs' ? vi.advanceTimersByTimeAsync(5_000).then(() => work) : work;
    expect(await wait(store.load())).toEqual(emptyMemory);
    expect(tell).not.toHaveBeenCalled();
    const memory = memoryWith({ ms: 1 });
    expect(await wait(store.save(memory))).toEqual(memory);
    const more = await wait(store.save(remember(memory, outcome({ ms: 2 }))));
    expect(times(more)).toEqual([1, 2]);
    expect(await wait(store.load())).toEqual(more);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
  });

test('a browser that refused once is asked again', async () => {
  open = 'fails';
  const store = createMemoryStore(() => undefined);
  const memory = await store.save(memoryWith({ ms: 1 }));
  open = 'opens';
  await store.save(remember(memory, outcome({ ms: 2 })));
  expect(kept.get('memory')).toBe(printMemory(memoryWith({ ms: 1 }, { ms: 2 })));
});
