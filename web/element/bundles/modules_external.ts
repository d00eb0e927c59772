import createCards from '../../engine/generated/cribbage.js';
import type { ModuleFiles } from '../../engine/module.js';
import { tableNames } from '../../engine/table_files.js';
import type { TableFiles } from '../../engine/tables.js';
import { fileIn } from './place.js';

// The engine's modules and tables for fifteen-two.js. The build uses this file in place of the engine's `module_files`
// and `table_files`. The script contains the module that counts hands. The module for advice and its tables lie in
// engine/generated/ beside the script, as in the package. They are loaded at the first question for advice.

const beside = (name: string): URL => fileIn(new URL(/* @vite-ignore */ 'engine/generated/', import.meta.url), name);

export const moduleFiles: ModuleFiles = {
  cribbage: {
    create: () => createCards,
    wasm: () => new URL('../../engine/generated/cribbage.wasm.gz', import.meta.url),
  },
  advice: {
    create: async () =>
      ((await import(/* @vite-ignore */ beside('advice.js').href)) as { readonly default: typeof createCards }).default,
    wasm: () => beside('advice.wasm'),
    rest: () => beside('games.wasm'),
  },
};

export const tableFiles: TableFiles = Object.fromEntries(tableNames.map((name) => [name, () => beside(`${name}.bin`)]));
