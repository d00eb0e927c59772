import { fetchFile, gunzip, readBytes } from './bytes.js';
import { resultOf, tableError } from './errors.js';
import type { Answerer } from './protocol.js';
import type { TableName } from './types.js';

/**
 * The addresses of the tables. The files are gzipped, because servers do not compress files of unknown types. Each address is a
 * function, so that it is computed only when its table is wanted.
 */
export type TableFiles = Readonly<Partial<Record<TableName, () => URL | Promise<URL>>>>;

const fetchBytes = async (url: URL | string, options?: RequestInit): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetchFile(url, options)).arrayBuffer());

// Every table begins with these letters. If a file begins with them, it is not gzipped, and the wasm module can read it as it
// is.
const magic = '15-2';

const unpack = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  String.fromCharCode(...packed.subarray(0, magic.length)) === magic ? packed : gunzip(packed);

// A cache may hold another file under this address, such as a hotel's sign-in page. If the bytes cannot be unpacked, the table
// is fetched once more, bypassing every cache.
const fetchTable = async (url: URL, fresh: boolean): Promise<Uint8Array> => {
  const again = async () => unpack(await fetchBytes(`${url.href}?fresh`, { cache: 'reload' }));
  return fresh ? again() : unpack(await fetchBytes(url)).catch(again);
};

/** A function that returns the bytes of a table. If `fresh`, it bypasses every cache. */
export type LoadTable = (name: TableName, fresh?: boolean) => Promise<Uint8Array>;

/** Returns a function that loads tables from these files. It rejects with `badTable` if a table cannot be loaded. */
export const loadTableFrom =
  (files: TableFiles): LoadTable =>
  async (name, fresh = false) => {
    try {
      const url = await files[name]?.();
      if (!url) throw new Error('no such table');
      const beside = await readBytes(url);
      return beside ?? (await fetchTable(url, fresh));
    } catch (cause) {
      throw tableError(name, { cause });
    }
  };

/**
 * Returns a function that loads a table and gives it to `answerer`. If several questions wait for the same table, it is fetched
 * once. After a failure, the next question fetches it again. If the engine refuses a table, it is loaded once more, bypassing
 * every cache, because the cached file may be incomplete.
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
