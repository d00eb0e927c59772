import { readBytes } from './bytes.js';
import { resultOf, tableError } from './errors.js';
import type { Answerer } from './protocol.js';
import type { TableName } from './types.js';

/**
 * Where tables lie, compressed: servers do not compress what they do not know. Each is a function, so that an address is made
 * only when its table is wanted.
 */
export type TableFiles = Readonly<Partial<Record<TableName, () => URL>>>;

const fetchBytes = async (url: URL | string, options?: RequestInit): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// The letters that every table begins with. One that is sent so, and not gzipped, is unpacked by the module.
const magic = '15-2';

const unpack = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  if (String.fromCharCode(...packed.subarray(0, magic.length)) === magic) return packed;
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

// What was stored on the way may be something else, as where a hotel's sign-in page came in its place: then once more, past
// every store.
const fetchTable = async (url: URL, fresh: boolean): Promise<Uint8Array> => {
  const again = async () => unpack(await fetchBytes(`${url.href}?fresh`, { cache: 'reload' }));
  return fresh ? again() : unpack(await fetchBytes(url)).catch(again);
};

/** Gets the bytes of a table, past every store if they are to be fresh. */
export type LoadTable = (name: TableName, fresh?: boolean) => Promise<Uint8Array>;

/** Loads tables from these files; rejects with `badTable` where one cannot be had. */
export const loadTableFrom =
  (files: TableFiles): LoadTable =>
  async (name, fresh = false) => {
    try {
      const url = files[name]?.();
      if (!url) throw new Error('no such table');
      const beside = await readBytes(url);
      return await (beside ? unpack(beside) : fetchTable(url, fresh));
    } catch (cause) {
      throw tableError(name, { cause });
    }
  };

/**
 * Gives tables to `answerer`. One that several questions wait for is fetched once; one that could not be had is fetched anew
 * for the next. What the engine refuses is loaded once more past every store: only a whole table can be unpacked.
 */
export const createGiver = (answerer: Answerer, loadTable: LoadTable) => {
  const give = async (table: TableName, fresh: boolean) => answerer.giveTable(table, await loadTable(table, fresh));
  const coming = new Map<TableName, Promise<unknown>>();
  return (table: TableName): Promise<unknown> => {
    const given =
      coming.get(table) ??
      give(table, false)
        .then(async (reply) => ('error' in reply ? await give(table, true) : reply))
        .then(resultOf)
        .finally(() => coming.delete(table));
    coming.set(table, given);
    return given;
  };
};
