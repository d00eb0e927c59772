import { fileURLToPath } from 'node:url';

const inElements = (file) => fileURLToPath(new URL(`../../web/element/bundles/${file}`, import.meta.url));

const inPlaceOfFiles = (file, more = []) => ({
  resolve: { alias: [{ find: /^\.\/(?:module|table)_files\.js$/, replacement: inElements(file) }, ...more] },
});

/**
 * Vite options for a bundle that has everything in one file. In place of the modules that fetch the files of the engine, it has
 * web/element/bundles/modules.ts, which contains these files.
 */
export const oneFile = inPlaceOfFiles('modules.ts');

/**
 * Vite options for a bundle that contains only the engine that counts hands. The modules `…_external.ts` in web/element/bundles
 * fetch the advice and other languages.
 */
export const countingFile = inPlaceOfFiles('modules_external.ts', [
  { find: /^\.\/load_words\.js$/, replacement: inElements('load_words_external.ts') },
]);
