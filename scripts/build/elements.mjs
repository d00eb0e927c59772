// The custom elements, after the engine is built: dist/element (classes and define, beside dist/engine, for bundlers) and
// for a page without a bundler dist/fifteen-two.js, which counts, and fetches what advises, and other languages, from dist/engine/generated, and
// dist/fifteen-two-all.js, with everything in it.
import { copyFileSync } from 'node:fs';
import { build } from 'vite';
import { languagesBesides } from './languages.mjs';
import { countingFile, oneFile } from './one-file.mjs';

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
for (const name of ['define', 'react', 'vue', 'svelte'])
  copyFileSync(`web/element/public_${name}.d.ts`, `dist/element/${name}.d.ts`);

const writeOne = (files, fileName, entry = 'web/element/define.ts') =>
  build({
    ...shared,
    ...files,
    build: {
      target,
      cssTarget,
      outDir: 'dist',
      emptyOutDir: false,
      lib: { entry, formats: ['es'], fileName: () => fileName },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

await writeOne(countingFile, 'fifteen-two.js');
await writeOne(oneFile, 'fifteen-two-all.js');
for (const { folder } of languagesBesides)
  await writeOne({}, `engine/generated/${folder}.js`, `web/i18n/${folder}/${folder}_elements.ts`);
