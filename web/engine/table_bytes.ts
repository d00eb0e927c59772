// Written by scripts/generate/table-files.mjs from cpp/tables/manifest.json.

import { addressIn } from './bytes.js';

/** The package's tables, in scripts. */
export const tableBytes = {
  crib: () => addressIn(import('./generated/crib.bytes.js')),
  play: () => addressIn(import('./generated/play.bytes.js')),
  opening: () => addressIn(import('./generated/opening.bytes.js')),
  board: () => addressIn(import('./generated/board.bytes.js')),
  acc: () => addressIn(import('./generated/acc.bytes.js')),
  money: () => addressIn(import('./generated/money.bytes.js')),
  pegging: () => addressIn(import('./generated/pegging.bytes.js')),
  stakes: () => addressIn(import('./generated/stakes.bytes.js')),
};
