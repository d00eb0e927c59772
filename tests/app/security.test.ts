import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every file named in the table of promises exists', () => {
  const top = new URL('../../', import.meta.url);
  const table = readFileSync(new URL('docs/security.md', top), 'utf8').split('## Not promised')[0] ?? '';
  const files = [...table.matchAll(/`((?:tests|scripts|web)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(new URL(file, top)))).toEqual([]);
});
