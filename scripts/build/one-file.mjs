import { fileURLToPath } from 'node:url';

const inElements = (file) => fileURLToPath(new URL(`../../web/element/bundles/${file}`, import.meta.url));

// Removes the address of the wasm from Emscripten's script, so that a bundle does not include the wasm twice. The engine always
// passes the address.
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

/** For a build into one file with everything: replaces the files of the engine by those of web/element/bundles/modules.ts. */
export const oneFile = inPlaceOfFiles('modules.ts', 'elements');

/**
 * For a build that counts by itself, and fetches the advice and other languages: the files of
 * web/element/bundles/modules_external.ts.
 */
export const countingFile = inPlaceOfFiles('modules_external.ts', 'cribbage', [
  { find: /^\.\/load_words\.js$/, replacement: inElements('load_words_external.ts') },
]);
