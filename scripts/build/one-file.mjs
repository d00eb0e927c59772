import { fileURLToPath } from 'node:url';

const inElements = (file) => fileURLToPath(new URL(`../../web/element/bundles/${file}`, import.meta.url));

// A plugin. Removes the address of the wasm file from Emscripten's script, because a bundler would include the file a second
// time. The script does not need this address, because the engine always passes it.
const nameWasmOnce = (name) => ({
  name: 'name-wasm-once',
  transform: (code, id) => {
    if (!id.endsWith(`/generated/${name}.js`)) return undefined;
    const once = code.replace(new RegExp(`new URL\\((["'])${name}\\.wasm\\1,\\s*import\\.meta\\.url\\)`), "''");
    if (once === code) throw new Error(`${name}.js does not name its wasm as it did`);
    return once;
  },
});

const inPlaceOfFiles = (file, name, more = []) => ({
  resolve: { alias: [{ find: /^\.\/(?:module|table)_files\.js$/, replacement: inElements(file) }, ...more] },
  plugins: [nameWasmOnce(name)],
});

/**
 * Vite options for a bundle that has everything in one file. In place of the modules that fetch the files of the engine, it has
 * web/element/bundles/modules.ts, which contains these files.
 */
export const oneFile = inPlaceOfFiles('modules.ts', 'elements');

/**
 * Vite options for a bundle that contains only the engine that counts hands. The modules `…_external.ts` in web/element/bundles
 * fetch the advice and other languages.
 */
export const countingFile = inPlaceOfFiles('modules_external.ts', 'cribbage', [
  { find: /^\.\/load_words\.js$/, replacement: inElements('load_words_external.ts') },
]);
