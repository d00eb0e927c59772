import type { ModuleAddresses } from './protocol.js';
import { tableFiles } from './table_files.js';
import type { TableFiles } from './tables.js';
import type { TableName } from './types.js';

/**
 * The addresses of the engine's files. They are relative to the page; in Node they are absolute, such as `file:` addresses.
 * A file not named here is expected beside the engine's script, so Vite, webpack and pages without a bundler need nothing.
 *
 * Copy `node_modules/fifteen-two/dist/engine` to your site as `engine`, and one address is enough:
 *
 * ```js
 * const engine = await createEngine({ urls: { folder: 'engine/' } });
 * ```
 */
export interface EngineUrls {
  /**
   * A copy of the package's folder `dist/engine`, with its file names unchanged. Addresses given below take precedence.
   */
  folder?: string | URL;
  /** The script of the worker: your bundle of `fifteen-two/worker`. */
  worker?: string | URL;
  modules?: {
    /** `fifteen-two/cribbage.wasm`, which every page needs. */
    cribbage?: string | URL;
    /** `fifteen-two/advice.wasm`, for discards, the play, and win chances. */
    advice?: string | URL;
  };
  /** By name: `fifteen-two/tables/crib.bin` and so on. */
  tables?: Partial<Record<TableName, string | URL>>;
}

/** The same files as absolute addresses. Undefined stands for the address beside the script. */
export interface PlacedFiles {
  readonly worker: URL | undefined;
  readonly modules: ModuleAddresses;
  readonly tables: TableFiles;
}

const absolute = (address: string | URL, field: string): URL => {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    return new URL(address, page);
  } catch (cause) {
    const wanted = page === undefined ? 'an absolute address, such as a file: one' : 'an address';
    throw new TypeError(`urls.${field} should be ${wanted}, not “${String(address)}”.`, { cause });
  }
};

// JavaScript callers may pass null for a missing address.
const isAbsent = (address: string | URL | undefined): address is undefined => (address ?? undefined) === undefined;

/** Resolves the address of every file. */
export const placeFiles = ({ folder, worker, modules, tables }: EngineUrls): PlacedFiles => {
  const base = isAbsent(folder) ? undefined : absolute(String(folder).replace(/\/?$/, '/'), 'folder');
  const place = (field: string, address: string | URL | undefined, file: string): URL | undefined => {
    if (!isAbsent(address)) return absolute(address, field);
    return base && new URL(file, base);
  };
  const placeTable = ([name, beside]: [string, () => URL]) => {
    const placed = place(`tables.${name}`, tables?.[name as TableName], `generated/${name}.bin`);
    return [name, placed ? () => placed : beside];
  };
  return {
    worker: place('worker', worker, 'worker.js'),
    modules: {
      cribbage: place('modules.cribbage', modules?.cribbage, 'generated/cribbage.wasm')?.href,
      advice: place('modules.advice', modules?.advice, 'generated/advice.wasm')?.href,
    },
    tables: Object.fromEntries(Object.entries(tableFiles).map(placeTable)),
  };
};
