import createElements from '../../engine/generated/elements.js';
import type { ModuleFiles } from '../../engine/module.js';
import type { TableFiles } from '../../engine/tables.js';

// This file puts everything into one bundle, in place of the engine's own files. One module answers all questions of
// the elements, and its tables are included. Every file named here is written into the bundle.

export const moduleFiles: ModuleFiles = {
  cribbage: {
    create: () => createElements,
    wasm: () => new URL('../../engine/generated/elements.wasm', import.meta.url),
  },
};

export const tableFiles: TableFiles = {
  crib: () => new URL('../../engine/generated/crib.bin', import.meta.url),
  play: () => new URL('../../engine/generated/play.bin', import.meta.url),
  pegging: () => new URL('../../engine/generated/pegging.bin', import.meta.url),
  board: () => new URL('../../engine/generated/board.bin', import.meta.url),
  // An empty table of stakes, 60 bytes, because the full one would double the file. Near the last hole, a throw is then
  // valued by the points that its hand pegs.
  stakes: () =>
    new URL('data:application/octet-stream;base64,H4sIAAAAAAACAzM01TUqLknMZmJgYHDmX3maiZEJiBiIAgAuzn+xPAAAAA=='),
};
