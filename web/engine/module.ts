import createModule from './generated/cribbage.js';
import type { Reply } from './protocol.js';
import type { QuestionName } from './types.js';

/** Asks the wasm module one question, now, in this thread. */
export type Ask = (name: QuestionName, question: unknown) => Reply;

const wasmUrl = new URL('./generated/cribbage.wasm', import.meta.url);

// Node has no fetch for files; bundlers must not see what it uses instead.
const readFile = async (url: URL): Promise<Uint8Array> => {
  const fs = 'node:fs/promises';
  const { readFile } = (await import(/* @vite-ignore */ fs)) as typeof import('node:fs/promises');
  return readFile(url);
};

/** Loads the module: from the file in Node, by streaming in a browser or worker. */
export const loadModule = async (): Promise<Ask> => {
  const options = { locateFile: () => wasmUrl.href };
  const module = await createModule(
    wasmUrl.protocol === 'file:' ? { ...options, wasmBinary: await readFile(wasmUrl) } : options,
  );
  return (name, question) => {
    const fields = typeof question === 'object' && question !== null ? question : {};
    return module.ask(name, fields) as Reply;
  };
};
