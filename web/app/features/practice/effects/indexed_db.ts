import { createStore, get, update } from 'idb-keyval';
import { emptyMemory, type Memory } from '../../../state/slices/practice.js';
import { joinMemories } from '../memory/memory.js';
import { isOfLater, readMemory, writeMemory } from '../memory/serialize.js';

// What practice remembers, on this device: one text in IndexedDB. Where the browser keeps nothing, the page remembers it as long
// as it is open.

const key = 'memory';

/** A browser that neither opens its store nor refuses it is taken to refuse it. In ms. */
const patience = 4_000;

export interface PracticeStore {
  /** What is kept, and what this page knows besides. */
  readonly load: () => Promise<Memory>;
  /** Keeps it, with what other tabs have kept since, and gives both. */
  readonly save: (memory: Memory) => Promise<Memory>;
  /** Calls `see` with all of it whenever another tab may have added to it. */
  readonly watch: (see: (memory: Memory) => void) => void;
}

/** Where there is no IndexedDB the library throws at once: that is an answer like any other. */
const inTime = <Value>(work: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), patience);
    const done = () => clearTimeout(timer);
    (async () => work())().finally(done).then(resolve, reject);
  });

/** `tell` is called once, when it turns out that nothing is kept. */
export const createMemoryStore = (tell: () => void): PracticeStore => {
  const store = createStore('fifteen-two', 'practice');
  let here = emptyMemory;
  // As it was read or written last: then there is nothing to add.
  let known: unknown;
  let told = false;

  const add = (stored: unknown): void => {
    if (stored !== known) here = joinMemories(readMemory(stored), here);
    known = stored;
  };

  const write = (stored: unknown): unknown => {
    add(stored);
    if (!isOfLater(stored)) known = writeMemory(here);
    return known;
  };

  const load = async (): Promise<Memory> => {
    await inTime(() => get<unknown>(key, store)).then(add, () => undefined);
    return here;
  };

  // One transaction reads and writes, so of two tabs the second adds to what the first has kept.
  const save = async (memory: Memory): Promise<Memory> => {
    here = joinMemories(here, memory);
    await inTime(() => update<unknown>(key, write, store)).catch(() => {
      known = undefined;
      if (!told) tell();
      told = true;
    });
    return here;
  };

  const watch = (see: (memory: Memory) => void): void => {
    const look = () => void load().then(see);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    addEventListener('pageshow', look);
  };

  return { load, save, watch };
};
