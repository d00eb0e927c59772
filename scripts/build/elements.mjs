// Builds the custom elements. Run it after the build of the engine. dist/element has the classes and `define` for bundlers, and
// uses dist/engine. Each element also has a module of its own, which defines its tag. Three scripts are for pages without a
// bundler. dist/fifteen-two.js contains the engine that counts hands, and fetches the advice and other languages from
// dist/engine/generated. dist/cribbage-hand.js has only the element for hands, and dist/fifteen-two-all.js contains everything.
import { copyFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { languagesBesides } from './languages.mjs';
import { countingFile, oneFile } from './one-file.mjs';

const elements = ['hand', 'counter', 'discard', 'game', 'drill'];

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
    sourcemap: true,
    lib: {
      entry: {
        index: 'web/element/index.ts',
        define: 'web/element/define.ts',
        server: 'web/element/server.ts',
        ...Object.fromEntries(elements.map((name) => [name, `web/element/define_${name}.ts`])),
      },
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    rolldownOptions: {
      external: /\/engine\/in_process\.js$/,
      output: { paths: () => '../engine/in_process.js', chunkFileNames: 'part-[name].js' },
    },
  },
});
copyFileSync('web/element/public.d.ts', 'dist/element/index.d.ts');
for (const name of ['define', 'react', 'vue', 'svelte'])
  copyFileSync(`web/element/public_${name}.d.ts`, `dist/element/${name}.d.ts`);
for (const name of elements) {
  const type = `Cribbage${name[0].toUpperCase()}${name.slice(1)}`;
  writeFileSync(`dist/element/${name}.d.ts`, `export { ${type} } from './index.js';\n`);
}

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
      // A script for pages needs no line breaks, which Vite keeps in a library.
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });

await writeOne(countingFile, 'fifteen-two.js');
await writeOne(countingFile, 'cribbage-hand.js', 'web/element/define_hand.ts');
await writeOne(oneFile, 'fifteen-two-all.js');
for (const { folder } of languagesBesides)
  await writeOne({}, `engine/generated/${folder}.js`, `web/i18n/${folder}/${folder}_elements.ts`);
