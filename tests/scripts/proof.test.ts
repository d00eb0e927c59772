import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(`${top}${file}`, 'utf8');
/** Joins string literals on consecutive lines, because the name of a test may be split into several. */
const joined = (code: string) => code.replace(/"\s*\n\s*"/g, '');

test('every claim of docs/proof.md names a test that is there, and the other way round', () => {
  const claims = [...read('docs/proof.md').matchAll(/\]\(\.\.\/((?:tests|cpp)\/[\w/.]+)\)(?:: (.+?))? \|$/gm)];
  expect(claims.length).toBeGreaterThan(10);
  for (const [, file = '', name = ''] of claims) expect(joined(read(file)), file).toContain(name);

  const tagged = readdirSync(`${top}tests/cpp`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_test.cpp'))
    .flatMap((file) =>
      [...joined(read(`tests/cpp/${file}`)).matchAll(/TEST_CASE\("([^"]*)",\s*"[^"]*\[proof\]/g)].map(
        ([, name]) => name,
      ),
    );
  const inCpp = claims.filter(([, file = '']) => file.startsWith('tests/cpp/')).map(([, , name]) => name);
  expect(tagged.sort()).toEqual(inCpp.sort());
});
