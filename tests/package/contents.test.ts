import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { tableNames } from '../../web/engine/table_files.js';

const installed = join(inject('project'), 'node_modules/fifteen-two');
const files = inject('packedFiles');
const read = (file: string): string => readFileSync(join(installed, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

const elements = ['hand', 'counter', 'discard', 'game', 'drill'];
const built = (name: string) => [`${name}.d.ts`, `${name}.js`, `${name}.js.map`];

test('the package is the engine, the elements, the command line and their documents, and nothing else', () => {
  const engine =
    'answer_with asked bytes cards client engine error_reasons errors game in_process index instead lists module module_bytes module_files node protocol questions sealed table_bytes table_files tables turns types urls wasm worker written'.split(
      ' ',
    );
  // The bundler chooses the parts that several elements share.
  expect(files.filter((file) => !/^docs\/(api|guide)\/|^dist\/element\/part-\w+\.js(\.map)?$/.test(file))).toEqual(
    [
      ...['RECORD', 'model', 'rules'].map((name) => `docs/${name}.md`),
      'LICENSE',
      'README.md',
      'package.json',
      'web/public/third-party-notices.txt',
      ...engine.flatMap((name) => built(`dist/engine/${name}`)),
      ...['address.d.ts', 'advice.js', 'advice.wasm', 'cribbage.js', 'cribbage.wasm', 'french.js', 'games.wasm'].map(
        (name) => `dist/engine/generated/${name}`,
      ),
      ...tableNames.map((name) => `dist/engine/generated/${name}.bin`),
      ...['advice', 'cribbage', 'games', ...tableNames].map((name) => `dist/engine/generated/${name}.bytes.js`),
      ...['command.cjs', 'command.wasm', 'fifteen-two.js'].map((name) => `dist/command/${name}`),
      ...['define', 'index', ...elements].flatMap((name) => built(`dist/element/${name}`)),
      ...['react', 'svelte', 'vue'].map((name) => `dist/element/${name}.d.ts`),
      'dist/element/custom-elements.json',
      'dist/element/server.js',
      'dist/element/server.js.map',
      'dist/cribbage-hand.js',
      'dist/fifteen-two.js',
      'dist/fifteen-two-all.js',
    ].sort(),
  );
});

test('it depends on nothing and runs nothing when it is installed', () => {
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies'])
    expect(manifest, kind).not.toHaveProperty(kind);
  expect(manifest).not.toHaveProperty('scripts');
});

// Returns a document without its blocks of code.
const proseOf = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, '');
const headingsOf = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

test('every link of its documents leads to a document or a heading of the package', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const document of documents) {
    expect(read(document), document).not.toContain('<!-- in the source');
    for (const [, link = ''] of proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(link)) continue;
      const [path = '', heading] = link.split('#');
      const file = path === '' ? document : join(dirname(document), path);
      const there = files.includes(file) && (!heading || headingsOf(file).includes(heading));
      if (!there) broken.push(`${document}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test('its README is the guide to it', () => {
  expect(read('README.md')).toMatch(/^# fifteen-two\n\n.*\n\nThe package `fifteen-two` has typed methods/);
});

test('every door leads to a file, and so does every name of a side effect', () => {
  const doors = Object.values(manifest.exports).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door as Record<string, string>),
  );
  for (const file of [...doors, ...manifest.sideEffects]) expect(existsSync(join(installed, file)), file).toBe(true);
});

test('a server gets the same names as a page', async () => {
  const [page, server] = await Promise.all(
    ['index', 'node'].map((name) => import(join(installed, `dist/engine/${name}.js`))),
  );
  expect(Object.keys(server)).toEqual(Object.keys(page));
});

test('source maps name the sources and have their text', () => {
  const maps = files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(20);
  for (const file of maps) {
    expect(read(file.replace('.map', '')), file).toContain(`//# sourceMappingURL=${basename(file)}`);
    const { sources, sourcesContent } = JSON.parse(read(file)) as { sources: string[]; sourcesContent: string[] };
    expect(sourcesContent.length, file).toBe(sources.length);
    for (const source of sources) expect(source, file).toMatch(/^(\.\.\/)+(web|node_modules)\/|^$/);
  }
});

test('no file tells of the machine it was made on', () => {
  // Emscripten gives a program a home directory of that name.
  for (const file of files.filter((name) => !name.endsWith('.md')))
    expect(read(file).replaceAll('/home/web_user', ''), file).not.toMatch(
      /file:\/\/\/\w|\/(home|root|Users|tmp|work)\/\w/,
    );
});

test('the citation and the port for vcpkg have the version of the package', () => {
  const here = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(/^version: (.*)$/m.exec(here('CITATION.cff'))?.[1]).toBe(manifest.version);
  expect(JSON.parse(here('scripts/vcpkg/fifteen-two/vcpkg.json')).version).toBe(manifest.version);
});
