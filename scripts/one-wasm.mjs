const wasmOf = (name) => new RegExp(`new URL\\((["'])(\\./generated/)?${name}\\.wasm\\1,\\s*import\\.meta\\.url\\)`);

const withoutOpening = (code) => {
  const without = code.replace(/opening: new URL\([^)]*\),?/, '');
  if (without.includes('opening.bin')) throw new Error('the table of openings was not left out of tables.ts');
  return without;
};

/**
 * For a build that writes the wasm into the script. Emscripten's glue names the file too, for callers who do not say where it
 * is, and it would be written in twice; we always say. And the play is left out: no element asks about it.
 */
export const oneWasm = {
  name: 'one-wasm',
  transform: (code, id) => {
    if (id.endsWith('/generated/cribbage.js')) return code.replace(wasmOf('cribbage'), "''");
    if (id.endsWith('/engine/tables.ts')) return withoutOpening(code);
    if (!id.endsWith('/engine/module.ts')) return undefined;
    const without = code
      .replace(/\(await import\((["'])\.\/generated\/play\.js\1\)\)\.default/, 'undefined')
      .replace(wasmOf('play'), 'undefined');
    if (/play\.(js|wasm)/.test(without)) throw new Error('the play was not left out of module.ts');
    return without;
  },
};
