import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as buildWithEsbuild, type Format } from 'esbuild-wasm';
import { rollup } from 'rollup';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { advised, adviseWith, writeSite } from './pages.js';
import { runNode } from './run.js';

// Programs for a server, bundled, and run where neither the package nor any of its files is installed.

const away = realpathSync(mkdtempSync(join(tmpdir(), 'fifteen-two-server-')));
afterAll(() => rmSync(away, { recursive: true, force: true }));

const program = adviseWith('fifteen-two').replace(
  /document\.querySelector\(.*?\)\.textContent = (.*);/,
  'console.log($1);',
);
const write = (name: string): string => join(writeSite(name, { 'main.js': program }), 'main.js');

test.each<Format>(['cjs', 'esm'])('esbuild writes one file in its format %s, without a warning', async (format) => {
  const outfile = join(away, `esbuild.${format === 'cjs' ? 'cjs' : 'mjs'}`);
  const entry = write(`server-esbuild-${format}`);
  const { warnings } = await buildWithEsbuild({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format,
    outfile,
  });
  expect(warnings).toEqual([]);
  expect(runNode([outfile], away).printed).toBe(advised);
});

test('webpack writes a folder, without a warning', async () => {
  const compiler = webpack({
    entry: write('server-webpack'),
    target: 'node',
    mode: 'production',
    output: { path: join(away, 'webpack'), filename: 'main.cjs' },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler?.run((fault, stats) => (fault ? reject(fault) : resolve(stats))),
  );
  expect(stats?.toString({ all: false, errors: true, warnings: true })).toBe('');
  expect(runNode(['webpack/main.cjs'], away).printed).toBe(advised);
});

test('Rollup writes a folder', async () => {
  const bundle = await rollup({
    input: write('server-rollup'),
    plugins: [nodeResolve({ exportConditions: ['node'] })],
  });
  await bundle.write({ dir: join(away, 'rollup'), format: 'es', entryFileNames: '[name].mjs' });
  await bundle.close();
  expect(runNode(['rollup/main.mjs'], away).printed).toBe(advised);
});

test('a bundle that took the files of a page says how to name them', async () => {
  const outfile = join(away, 'page.mjs');
  const entry = write('server-page');
  await buildWithEsbuild({ entryPoints: [entry], bundle: true, platform: 'browser', format: 'esm', outfile });
  const { printed } = runNode([outfile], away);
  expect(printed).toContain('cribbage.wasm');
  expect(printed).toContain('the option `urls` of createEngine');
});
