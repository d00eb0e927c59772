/**
 * For a build that writes the wasm into the script: Emscripten's glue names the file too, for callers who do not say where it
 * is, and it would be written in twice. We always say.
 */
export const oneWasm = {
  name: 'one-wasm',
  transform: (code, id) =>
    id.endsWith('/generated/cribbage.js')
      ? code.replace(/new URL\((["'])cribbage\.wasm\1,\s*import\.meta\.url\)/, "''")
      : undefined,
};
