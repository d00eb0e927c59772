// The custom elements, after the engine is built: dist/element (classes and define, beside dist/engine, for bundlers) and
// dist/fifteen-two.js (one file with everything in it, for a page without a bundler).
import { copyFileSync } from 'node:fs';
import { build } from 'vite';
import { oneFile } from './one-file.mjs';

const shared = { configFile: false, publicDir: false, logLevel: 'warn' };
const target = 'es2022';
// Colours that follow the page's colour scheme are left as written: what stands in for them follows the phone's.
const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

await build({
  ...shared,
  build: {
    target,
    cssTarget,
    outDir: 'dist/element',
    minify: false,
    lib: {
      entry: {
        index: 'web/element/index.ts',
        define: 'web/element/define.ts',
        server: 'web/element/server.ts',
      },
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    rolldownOptions: {
      external: /\/engine\/in_process\.js$/,
      output: { paths: () => '../engine/in_process.js', chunkFileNames: '[name].js' },
    },
  },
});
copyFileSync('web/element/public.d.ts', 'dist/element/index.d.ts');
copyFileSync('web/element/public_define.d.ts', 'dist/element/define.d.ts');

await build({
  ...shared,
  ...oneFile,
  build: {
    target,
    cssTarget,
    outDir: 'dist',
    emptyOutDir: false,
    lib: { entry: 'web/element/define.ts', formats: ['es'], fileName: () => 'fifteen-two.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
