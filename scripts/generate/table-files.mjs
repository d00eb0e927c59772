// Writes the names of the tables into the files that cannot read cpp/tables/manifest.json at run time:
// web/engine/table_files.ts, web/engine/table_bytes.ts and the exports of package.json. With --check, fails if one of them is not up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { shippedTables } from './shipped_tables.mjs';

const names = shippedTables.map(({ name }) => name);

const quoted = names.map((name) => `'${name}'`);
const onOneLine = `export const tableNames = [${quoted.join(', ')}] as const;`;
const source = '// Written by scripts/generate/table-files.mjs from cpp/tables/manifest.json.';
const module = `${source}

${onOneLine.length <= 120 ? onOneLine : `export const tableNames = [\n  ${quoted.join(',\n  ')},\n] as const;`}

/** The addresses of the package's tables, relative to this script. Bundlers find a file only if its address is written out. */
export const tableFiles = {
${names.map((name) => `  ${name}: () => new URL('./generated/${name}.bin', import.meta.url),`).join('\n')}
};
`;

const scripts = `${source}

import { addressIn } from './bytes.js';

/** The package's tables, in scripts. */
export const tableBytes = {
${names.map((name) => `  ${name}: () => addressIn(import('./generated/${name}.bytes.js')),`).join('\n')}
};
`;

const exported = names
  .map(
    (name) => `    "./tables/${name}.bin": {
      "types": "./dist/engine/generated/address.d.ts",
      "default": "./dist/engine/generated/${name}.bin"
    },\n`,
  )
  .join('');

const written = {
  'web/engine/table_files.ts': () => module,
  'web/engine/table_bytes.ts': () => scripts,
  'package.json': (text) => text.replace(/(?: *"\.\/tables\/.*\{\n.*\n.*\n *\},\n)+/, exported),
};
for (const [file, write] of Object.entries(written)) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === write(text)) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is not what scripts/generate/table-files.mjs writes: run npm run tables`);
    process.exitCode = 1;
  } else writeFileSync(file, write(text));
}
