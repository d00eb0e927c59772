import { readFileSync } from 'node:fs';

/**
 * The tables that the engine reads, from cpp/tables/manifest.json. `name` is the name under which the package exports the table.
 */
export const shippedTables = JSON.parse(readFileSync('cpp/tables/manifest.json', 'utf8'))
  .filter(({ file }) => file.endsWith('.bin'))
  .map((table) => ({ ...table, name: table.file.replace('.bin', '') }));
