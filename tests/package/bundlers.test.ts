import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as buildWithEsbuild, type Format } from 'esbuild-wasm';
import { rollup } from 'rollup';
import { expect, inject, test } from 'vitest';
import webpack from 'webpack';
import { tableNames } from '../../web/engine/table_files.js';
import { readAnswer, serveFolder, visitServed } from './chromium.js';
import { advised, adviseWith, pageOf, writeSite } from './pages.js';

// Projects that have the package installed, bundled by tools other than Vite. vite.test.ts tests Vite.

const page = pageOf('import "./main.js"');
// The default output of webpack is not a module.
const oldPage = '<!doctype html><meta charset="utf-8"><p id="answer"></p><script src="main.js"></script>';

const expectAdvice = async (outDir: string) =>
  visitServed(await serveFolder(outDir), async ({ page }) => {
    expect(await readAnswer(page)).toBe(advised);
    expect(page.workers().length).toBe(1);
  });

test('webpack moves the files by itself, and has no doubts', async () => {
  const root = writeSite('webpack', { 'main.js': adviseWith('fifteen-two'), 'site/index.html': oldPage });
  const compiler = webpack({
    context: root,
    entry: './main.js',
    mode: 'production',
    performance: false, // the size of files is the project's own concern
    output: { path: join(root, 'site') },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((fault, stats) => (fault ? reject(fault) : resolve(stats))),
  );
  expect(stats?.toString({ all: false, errors: true, warnings: true })).toBe('');
  await expectAdvice(join(root, 'site'));
});

test('Rollup needs a copy of the engine’s folder, and its address as the types show it', async () => {
  const types = readFileSync(join(inject('project'), 'node_modules/fifteen-two/dist/engine/urls.d.ts'), 'utf8');
  const [, options] = /createEngine\((.*)\);/.exec(types) ?? [];
  expect(options).toContain('folder');
  const root = writeSite('rollup', {
    'main.js': adviseWith('fifteen-two', options),
    'site/index.html': page,
  });
  const bundle = await rollup({ input: join(root, 'main.js'), plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ dir: join(root, 'site'), format: 'es' });
  await bundle.close();
  cpSync(join(inject('project'), 'node_modules/fifteen-two/dist/engine'), join(root, 'site/engine'), {
    recursive: true,
  });
  await expectAdvice(join(root, 'site'));
});

const imports = [
  "import cribbage from 'fifteen-two/cribbage.wasm';",
  "import advice from 'fifteen-two/advice.wasm';",
  "import games from 'fifteen-two/games.wasm';",
  ...tableNames.map((name) => `import ${name} from 'fifteen-two/tables/${name}.bin';`),
].join('\n');
const urls = `{ worker: 'worker.js', modules: { cribbage, advice, games }, tables: { ${tableNames.join(', ')} } }`;

test.each<Format>(['iife', 'esm'])('esbuild, in its format %s, needs the address of each file', async (format) => {
  const root = writeSite(`esbuild-${format}`, {
    'main.js': adviseWith('fifteen-two', `{ urls: ${urls} }`, imports),
    'site/index.html': page,
  });
  await buildWithEsbuild({
    absWorkingDir: root,
    entryPoints: { main: 'main.js', worker: 'fifteen-two/worker' },
    bundle: true,
    format,
    loader: { '.wasm': 'file', '.bin': 'file' },
    outdir: 'site',
    logLevel: 'error',
  });
  await expectAdvice(join(root, 'site'));
});

test.each(['hand', 'counter', 'discard', 'game', 'drill'])(
  'a bundle of the element %s defines it, and has no other',
  async (name) => {
    const root = writeSite(`element-${name}`, { 'main.js': `import 'fifteen-two/element/${name}';` });
    const { outputFiles } = await buildWithEsbuild({
      absWorkingDir: root,
      entryPoints: ['main.js'],
      bundle: true,
      format: 'esm',
      splitting: true,
      write: false,
      outdir: 'site',
      logLevel: 'error',
    });
    const [, tag] = /define\("(cribbage-\w+)"/.exec(outputFiles[0]?.text ?? '') ?? [];
    expect(tag).toBe(`cribbage-${name}`);
    const looks = outputFiles.flatMap(({ text }) => [...text.matchAll(/\blook = "(\w+)"/g)].map(([, look]) => look));
    expect(looks).toEqual([name]);
  },
);
