import createElements from '../../engine/generated/elements.js';
import type { ModuleFiles } from '../../engine/module.js';
import type { TableFiles } from '../../engine/tables.js';

// What the elements carry where they are one file, in place of the engine's own files: one module that answers all that
// they ask, and the tables that their questions may need. Everything named here is written into the file.

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
  // A table of stakes with nothing in it, 60 bytes: the whole one would double the file. Near the last hole a throw is then
  // valued by what its hand pegs for points.
  stakes: () =>
    new URL('data:application/octet-stream;base64,H4sIAAAAAAACAzM01TUqLknMZmJgYHDmX3maiZEJiBiIAgAuzn+xPAAAAA=='),
};
