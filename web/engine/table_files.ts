import type { TableFiles } from './tables.js';

/** The tables of the package, beside this script. */
export const tableFiles: TableFiles = {
  crib: () => new URL('./generated/crib.bin', import.meta.url),
  play: () => new URL('./generated/play.bin', import.meta.url),
  opening: () => new URL('./generated/opening.bin', import.meta.url),
  stakes: () => new URL('./generated/stakes.bin', import.meta.url),
  pegging: () => new URL('./generated/pegging.bin', import.meta.url),
  board: () => new URL('./generated/board.bin', import.meta.url),
  acc: () => new URL('./generated/acc.bin', import.meta.url),
  money: () => new URL('./generated/money.bin', import.meta.url),
};
