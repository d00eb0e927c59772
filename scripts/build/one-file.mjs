import { fileURLToPath } from 'node:url';

const elementsFiles = fileURLToPath(new URL('../../web/element/modules.ts', import.meta.url));

// Emscripten's script names its wasm too, for callers who do not say where it is: the wasm would be written in twice. We
// always say.
const nameWasmOnce = {
  name: 'name-wasm-once',
  transform: (code, id) => {
    if (!id.endsWith('/generated/elements.js')) return undefined;
    const once = code.replace(/new URL\((["'])elements\.wasm\1,\s*import\.meta\.url\)/, "''");
    if (once === code) throw new Error('elements.js does not name its wasm as it did');
    return once;
  },
};

/** For a build into one file: in place of the files of the engine it has those of web/element/modules.ts. */
export const oneFile = {
  resolve: { alias: [{ find: /^\.\/(?:module|table)_files\.js$/, replacement: elementsFiles }] },
  plugins: [nameWasmOnce],
};
