import { createStore, get, update } from 'idb-keyval';
import { onReturn } from '../../../platform/on_return.js';
import { emptyMemory, type Memory } from '../../../state/slices/practice.js';
import { joinMemories } from '../memory/memory.js';
import { isOfLater, printMemory, readMemory } from '../memory/serialize.js';

// This file stores the memory of practice, such as the player's answers, as one text in IndexedDB. If the browser
// stores nothing, the memory lasts only as long as the page is open.

const key = 'memory';

/** If the browser does not answer within this time, in ms, we assume that it stores nothing. */
const patience = 4_000;

export interface PracticeStore {
  /** Loads the stored memory, joined with what this page knows. */
  readonly load: () => Promise<Memory>;
  /** Saves the memory, joined with what other tabs have saved since, and returns the joined memory. */
  readonly save: (memory: Memory) => Promise<Memory>;
  /** Calls `see` with the whole memory whenever another tab may have added to it. */
  readonly watch: (see: (memory: Memory) => void) => void;
}

/**
 * Does the work, but rejects if it takes longer than `patience`. Also rejects if the library throws at once, because
 * the browser has no IndexedDB.
 */
const inTime = <Value>(work: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), patience);
    const done = () => clearTimeout(timer);
    (async () => work())().finally(done).then(resolve, reject);
  });

/** Opens the stored memory. Calls `tell` once if nothing can be stored. */
export const createMemoryStore = (tell: () => void): PracticeStore => {
  const store = createStore('fifteen-two', 'practice');
  let here = emptyMemory;
  // The text that was last read from the store or written to it. If the store still has this text, no other tab has
  // added to it.
  let known: unknown;
  let told = false;

  const add = (stored: unknown): void => {
    if (stored !== known) here = joinMemories(readMemory(stored), here);
    known = stored;
  };

  const write = (stored: unknown): unknown => {
    add(stored);
    if (!isOfLater(stored)) known = printMemory(here);
    return known;
  };

  const load = async (): Promise<Memory> => {
    await inTime(() => get<unknown>(key, store)).then(add, () => undefined);
    return here;
  };

  // One transaction reads and writes, so the second of two tabs adds to what the first tab has saved.
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
    onReturn(look);
  };

  return { load, save, watch };
};
