import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const installed = join(inject('project'), 'node_modules/fifteen-two');
const files = inject('packedFiles');
const read = (file: string): string => readFileSync(join(installed, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

const pair = (name: string) => [`${name}.d.ts`, `${name}.js`];

test('the package is the engine, the elements and what must be said about them, and nothing else', () => {
  const engine =
    'bytes cards client engine errors in_process index instead module module_files protocol sealed table_files tables turns types urls worker'.split(
      ' ',
    );
  expect(files).toEqual(
    [
      'LICENSE',
      'README.md',
      'package.json',
      'web/public/third-party-notices.txt',
      ...engine.flatMap((name) => pair(`dist/engine/${name}`)),
      ...[
        'acc.bin',
        'advice.js',
        'advice.wasm',
        'board.bin',
        'crib.bin',
        'cribbage.js',
        'cribbage.wasm',
        'money.bin',
        'opening.bin',
        'pegging.bin',
        'play.bin',
        'stakes.bin',
      ].map((name) => `dist/engine/generated/${name}`),
      ...['define', 'index'].flatMap((name) => pair(`dist/element/${name}`)),
      'dist/element/element.js',
      'dist/element/server.js',
      'dist/fifteen-two.js',
      'dist/fifteen-two-all.js',
    ].sort(),
  );
});

test('it depends on nothing and runs nothing when it is installed', () => {
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies', 'bin'])
    expect(manifest, kind).not.toHaveProperty(kind);
  expect(manifest).not.toHaveProperty('scripts');
});

test('its README leads nowhere but to itself', () => {
  const readme = read('README.md');
  expect(readme).toMatch(/^# fifteen-two\n\n.*\n\nThe package `fifteen-two` has typed methods/);
  expect(readme).not.toContain('<!--');
  const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const links = [...readme.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !headings.includes(link.slice(1)))).toEqual([]);
});

test('every door leads to a file, and so does every name of a side effect', () => {
  const doors = Object.values(manifest.exports).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door as Record<string, string>),
  );
  for (const file of [...doors, ...manifest.sideEffects]) expect(existsSync(join(installed, file)), file).toBe(true);
});

test('no file tells of the machine it was made on', () => {
  for (const file of files.filter((name) => !name.endsWith('.md')))
    expect(read(file), file).not.toMatch(/sourceMappingURL|file:\/\/\/\w|\/(home|root|Users|tmp|work)\/\w/);
});
