const withoutOpening = (code) => {
  const without = code.replace(/opening: new URL\([^)]*\),?/, '');
  if (without.includes('opening.bin')) throw new Error('the table of openings was not left out of tables.ts');
  return without;
};

// One module that answers all that elements ask, in the place of two.
const withOneModule = (code) => {
  const one = code
    .replaceAll('./generated/cribbage.', './generated/elements.')
    .replace(/advice\.has\(name\)/, 'false')
    .replace(/\(await import\((["'])\.\/generated\/advice\.js\1\)\)\.default/, 'undefined')
    .replace(/new URL\((["'])\.\/generated\/advice\.wasm\1,\s*import\.meta\.url\)/, 'undefined');
  if (/(cribbage|advice)\.(js|wasm)/.test(one)) throw new Error('module.ts was not made to load one module');
  return one;
};

/**
 * For a build that writes the wasm into the script. Emscripten's glue names the file too, for callers who do not say where it
 * is, and it would be written in twice; we always say. No element asks about the play.
 */
export const oneWasm = {
  name: 'one-wasm',
  transform: (code, id) => {
    if (id.endsWith('/generated/elements.js'))
      return code.replace(/new URL\((["'])elements\.wasm\1,\s*import\.meta\.url\)/, "''");
    if (id.endsWith('/engine/tables.ts')) return withoutOpening(code);
    return id.endsWith('/engine/module.ts') ? withOneModule(code) : undefined;
  },
};
