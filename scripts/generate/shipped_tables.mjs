import { readFileSync } from 'node:fs';

/** The tables that an engine reads, as cpp/tables/manifest.json describes them, each with its public name. */
export const shippedTables = JSON.parse(readFileSync('cpp/tables/manifest.json', 'utf8'))
  .filter(({ file }) => file.endsWith('.bin'))
  .map((table) => ({ ...table, name: table.file.replace('.bin', '') }));
