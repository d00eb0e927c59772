import createElements from '../../engine/generated/elements.js';
import type { ModuleFiles } from '../../engine/module.js';
import type { TableFiles } from '../../engine/tables.js';

// The engine's modules and tables for a build that is one file. The build uses this file in place of the engine's
// `module_files` and `table_files`. One WebAssembly module answers all questions of the elements. Every file named here
// is written into the one file.

export const moduleFiles: ModuleFiles = {
  cribbage: {
    create: () => createElements,
    wasm: () => new URL('../../engine/generated/elements.wasm.gz', import.meta.url),
  },
};

export const tableFiles: TableFiles = {
  crib: () => new URL('../../engine/generated/crib.bin', import.meta.url),
  play: () => new URL('../../engine/generated/play.bin', import.meta.url),
  pegging: () => new URL('../../engine/generated/pegging.bin', import.meta.url),
  board: () => new URL('../../engine/generated/board.bin', import.meta.url),
  // The table of stakes, which values throws near the last hole, would double the size of the build. The empty table
  // here takes 62 bytes. So throws near the last hole are valued by the points that their hands peg.
  stakes: () =>
    new URL('data:application/octet-stream;base64,H4sIAAAAAAACAzM01TUqLknMZmFgYKg2UNZiYmQCIgYiAQAcflmbPgAAAA=='),
};
