import type { ModuleAddresses } from './protocol.js';
import type { TableFiles } from './tables.js';
import type { TableName } from './types.js';

/**
 * The addresses of the engine's files. In a page they may be relative to the page. In Node they must be absolute, such as
 * `file:` addresses. A file not named here is expected beside the engine's script. With Vite, with webpack or without a
 * bundler, you therefore need not name any file.
 *
 * Copy `node_modules/fifteen-two/dist/engine` to your site as `engine`, and one address is enough:
 *
 * ```js
 * const engine = await createEngine({ urls: { folder: 'engine/' } });
 * ```
 */
export interface EngineUrls {
  /**
   * The address of a copy of the package's folder `dist/engine`, with its file names unchanged. The addresses below take
   * precedence over it.
   */
  folder?: string | URL;
  /** The script of the worker, which is your bundle of `fifteen-two/worker`. */
  worker?: string | URL;
  modules?: {
    /** The file `fifteen-two/cribbage.wasm`, which every page needs. */
    cribbage?: string | URL;
    /** The file `fifteen-two/advice.wasm`, which values discards and cards in the play and has the win chances. */
    advice?: string | URL;
    /** The file `fifteen-two/games.wasm`, for opponents, records and their review, and Cribbage Squares. */
    games?: string | URL;
  };
  /** The files of the tables, by table name. That of `crib` is `fifteen-two/tables/crib.bin`. */
  tables?: Partial<Record<TableName, string | URL>>;
}

/**
 * The addresses of the engine's files, made absolute. For an undefined address, the file beside the engine's script is used.
 */
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

// A caller in JavaScript may pass null instead of leaving an address out.
const isAbsent = (address: string | URL | undefined): address is undefined => (address ?? undefined) === undefined;

/** Makes the address of every file absolute. A table that is not placed is that of `beside`. */
export const placeFiles = ({ folder, worker, modules, tables }: EngineUrls, beside: TableFiles): PlacedFiles => {
  const base = isAbsent(folder) ? undefined : absolute(String(folder).replace(/\/?$/, '/'), 'folder');
  const place = (field: string, address: string | URL | undefined, file: string): URL | undefined => {
    if (!isAbsent(address)) return absolute(address, field);
    return base && new URL(file, base);
  };
  const placeTable = ([name, table]: [string, () => URL | Promise<URL>]) => {
    const placed = place(`tables.${name}`, tables?.[name as TableName], `generated/${name}.bin`);
    return [name, placed ? () => placed : table];
  };
  return {
    worker: place('worker', worker, 'worker.js'),
    modules: {
      cribbage: place('modules.cribbage', modules?.cribbage, 'generated/cribbage.wasm')?.href,
      advice: place('modules.advice', modules?.advice, 'generated/advice.wasm')?.href,
      games: place('modules.games', modules?.games, 'generated/games.wasm')?.href,
    },
    tables: Object.fromEntries(Object.entries(beside).map(placeTable)),
  };
};
