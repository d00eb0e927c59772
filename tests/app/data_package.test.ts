import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataPackage, publishedTables } from '../../web/pages/data/data_package.js';
import { csvOf, type Published } from '../../web/pages/data/published.js';
import { rowsOfCsv } from './page_tables.js';

interface Resource {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly error: string;
  readonly schema: {
    readonly fields: readonly { readonly name: string; readonly type: string }[];
    readonly primaryKey: readonly string[];
  };
}

const described = JSON.parse(dataPackage('1.2.3', 'https://cards.org')) as {
  readonly homepage: string;
  readonly created: string;
  readonly sources: readonly { readonly path: string }[];
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly { readonly name: string }[];
  readonly resources: readonly Resource[];
};
const tables = publishedTables.map((table) => [table.file, table] as const);
const cellsOf = (table: Published) => rowsOfCsv(csvOf(table));

describe('the data package', () => {
  test('has a name, the version and the licence that its specification asks for', () => {
    expect(described.name).toMatch(/^[a-z0-9._-]+$/);
    expect(described.version).toBe('1.2.3');
    expect(described.licenses.map(({ name }) => name)).toEqual(['CC0-1.0']);
    expect(described.homepage).toBe('https://cards.org');
    expect(described.sources[0]?.path).toBe('https://cards.org/about.html');
    expect(described.created).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(dataPackage('1.2.3')).not.toContain('https://cards');
  });

  test('lists every table once', () => {
    const paths = described.resources.map(({ path }) => path);
    expect(paths).toEqual(tables.map(([file]) => file));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(tables)('has the bytes, the hash and the error of %s', (file, table) => {
    const resource = described.resources.find(({ path }) => path === file);
    const text = csvOf(table);
    expect(resource?.bytes).toBe(text.length);
    expect(resource?.hash).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(resource?.error).toMatch(/\d|bound/);
    expect(resource?.error).not.toContain('undefined');
  });
});

describe.each(tables)('%s', (_, table) => {
  const [names = [], ...rows] = cellsOf(table);

  test('has names in snake_case, those of its columns', () => {
    expect(names).toEqual(table.columns.map(({ name }) => name));
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  test('has a value of the type of its column in every cell, or an average over nothing', () => {
    const isOf = { string: /^\w+( \w)?$/, integer: /^\d+$/, number: /^-?\d+(\.\d+)?$/ };
    for (const row of rows) {
      expect(row).toHaveLength(names.length);
      for (const [at, { name, type }] of table.columns.entries())
        if (name !== 'average_crib' || row[at] !== '') expect(row[at], `${name} of ${row}`).toMatch(isOf[type]);
    }
  });

  test('tells rows apart by its key', () => {
    const places = table.key.map((name) => names.indexOf(name));
    expect(places).not.toContain(-1);
    expect(new Set(rows.map((row) => places.map((at) => row[at]).join(','))).size).toBe(rows.length);
  });
});

// The example programs in docs/tables/README.md must print rows of the published tables. They are run if pandas or R is
// installed.
describe('the lines that the documents show', () => {
  const shown = readFileSync(new URL('../../docs/tables/README.md', import.meta.url), 'utf8');
  const linesOf = (name: string) =>
    new RegExp(`<!-- runs in ${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(shown)?.[1] ?? '';
  const succeeds = (program: string, ...words: string[]) => spawnSync(program, words).status === 0;
  const programs = [
    ['pandas', 'python3', '-c', succeeds('python3', '-c', 'import pandas')],
    ['R', 'Rscript', '-e', succeeds('Rscript', '-e', '1')],
  ] as const;

  test.each(programs)('are there for %s', (name) => expect(linesOf(name).trim().split('\n').length).toBeGreaterThan(1));

  for (const [name, program, option, canRun] of programs)
    test.skipIf(!canRun)(`run in ${name}`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'data-'));
      mkdirSync(join(folder, 'data'));
      for (const [file, table] of tables) writeFileSync(join(folder, 'data', file), csvOf(table));
      const { stdout, stderr } = spawnSync(program, [option, linesOf(name)], { cwd: folder, encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      const leads = cellsOf(publishedTables[2] as Published).filter(([kept]) => kept === '5TJQ');
      expect(leads.length).toBeGreaterThan(1);
      for (const [, , lead, chance] of leads)
        expect(stdout, stderr).toMatch(new RegExp(`5TJQ.*${lead}\\s+${Number(chance)}`));
    });
});
