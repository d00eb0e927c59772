// Written by scripts/generate/table-files.mjs from cpp/tables/manifest.json.

export const tableNames = ['crib', 'play', 'opening', 'board', 'acc', 'money', 'pegging', 'stakes'] as const;

/** The addresses of the package's tables, relative to this script. Bundlers find a file only if its address is written out. */
export const tableFiles = {
  crib: () => new URL('./generated/crib.bin', import.meta.url),
  play: () => new URL('./generated/play.bin', import.meta.url),
  opening: () => new URL('./generated/opening.bin', import.meta.url),
  board: () => new URL('./generated/board.bin', import.meta.url),
  acc: () => new URL('./generated/acc.bin', import.meta.url),
  money: () => new URL('./generated/money.bin', import.meta.url),
  pegging: () => new URL('./generated/pegging.bin', import.meta.url),
  stakes: () => new URL('./generated/stakes.bin', import.meta.url),
};
