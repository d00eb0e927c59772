import { readBytes } from './bytes.js';
import { resultOf, tableError } from './errors.js';
import type { Answerer } from './protocol.js';
import type { TableName } from './types.js';

/**
 * The addresses of the tables. The files are compressed, because servers do not compress unknown types. Each address is
 * a function, so that it is made only when its table is wanted.
 */
export type TableFiles = Readonly<Partial<Record<TableName, () => URL>>>;

const fetchBytes = async (url: URL | string, options?: RequestInit): Promise<Uint8Array<ArrayBuffer>> => {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

// The first letters of every table. A table that arrives with them is not gzipped, and the module unpacks it.
const magic = '15-2';

const unpack = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  if (String.fromCharCode(...packed.subarray(0, magic.length)) === magic) return packed;
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

// A stored copy may be another file, such as a hotel's sign-in page. The table is then fetched once more, bypassing every
// cache.
const fetchTable = async (url: URL, fresh: boolean): Promise<Uint8Array> => {
  const again = async () => unpack(await fetchBytes(`${url.href}?fresh`, { cache: 'reload' }));
  return fresh ? again() : unpack(await fetchBytes(url)).catch(again);
};

/** Gets the bytes of a table, bypassing every cache if `fresh`. */
export type LoadTable = (name: TableName, fresh?: boolean) => Promise<Uint8Array>;

/** Loads tables from these files. Rejects with `badTable` if a table cannot be loaded. */
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
 * Gives tables to `answerer`. A table that several questions wait for is fetched once. After a failure, the next
 * question fetches it anew. A table that the engine refuses is loaded once more, bypassing every cache, because only a
 * complete table can be unpacked.
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
