// Builds the custom elements. Run it after the build of the engine. dist/element has the classes and `define` for bundlers, and
// uses dist/engine. Two scripts are for pages without a bundler. dist/fifteen-two.js contains the engine that counts hands, and
// fetches the advice and other languages from dist/engine/generated. dist/fifteen-two-all.js contains everything.
import { copyFileSync } from 'node:fs';
import { build } from 'vite';
import { languagesBesides } from './languages.mjs';
import { countingFile, oneFile } from './one-file.mjs';

const shared = { configFile: false, publicDir: false, logLevel: 'warn' };
const target = 'es2022';
// For these browsers, Vite keeps `light-dark` colours as written. Vite's fallback for older browsers would follow the colour
// scheme of the phone, not of the page.
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
