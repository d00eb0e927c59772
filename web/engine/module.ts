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

// A bundler may write the wasm into the script; a strict page does not let such a URL be fetched.
const readData = ({ pathname }: URL): Uint8Array =>
  Uint8Array.from(atob(pathname.slice(pathname.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

const readBytes = async (url: URL): Promise<Uint8Array | undefined> => {
  if (url.protocol === 'file:') return readFile(url);
  return url.protocol === 'data:' ? readData(url) : undefined;
};

/** Loads the module: from the file in Node, from the script itself where it is in there, otherwise by streaming. */
export const loadModule = async (): Promise<Ask> => {
  const wasmBinary = await readBytes(wasmUrl);
  const module = await createModule({ locateFile: () => wasmUrl.href, ...(wasmBinary && { wasmBinary }) });
  return (name, question) => {
    const fields = typeof question === 'object' && question !== null ? question : {};
    return module.ask(name, fields) as Reply;
  };
};
