import { readBytes } from './bytes.js';

/** The exports of every module (cpp/wasm/memory.h). */
export interface MemoryExports {
  readonly memory: WebAssembly.Memory;
  /** Returns the address of so many numbers in the module's memory. Earlier contents are lost. */
  makeRoom(size: number): number;
  _initialize?(): void;
}

// Of what a program may ask of its surroundings, a module uses nothing, but it is linked with the libraries that do.
const surroundings = {
  env: { emscripten_notify_memory_growth: () => {} },
  wasi_snapshot_preview1: {
    proc_exit: () => {
      throw new Error('The engine has ended.');
    },
  },
};

// Compiles a module while it comes from the network. A server may not know the type of wasm files; then it comes first.
const fetchModule = async (url: URL): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(response, surroundings)
    : WebAssembly.instantiate(await response.arrayBuffer(), surroundings);
};

/** A module's exports, and its memory as numbers and as bytes. */
export interface Instance<Exports> {
  readonly exports: Exports & MemoryExports;
  /** The whole memory as numbers. It is another array after the memory has grown. */
  numbers(): Float64Array;
  bytes(): Uint8Array;
  /** Writes numbers and then letters where the module looks for a question. Returns how many bytes the letters take. */
  put(numbers: readonly number[], letters: string): number;
}

const encoder = new TextEncoder();

/** Loads the module at this address. Node reads it from disk; an address may also contain it. */
export const instantiate = async <Exports>(url: URL): Promise<Instance<Exports>> => {
  const bytesOfModule = await readBytes(url);
  const { instance } = bytesOfModule
    ? await WebAssembly.instantiate(bytesOfModule, surroundings)
    : await fetchModule(url);
  const exports = instance.exports as unknown as Exports & MemoryExports;
  exports._initialize?.();

  let numbers = new Float64Array(exports.memory.buffer);
  let bytes = new Uint8Array(exports.memory.buffer);
  const refresh = () => {
    if (numbers.buffer === exports.memory.buffer) return;
    numbers = new Float64Array(exports.memory.buffer);
    bytes = new Uint8Array(exports.memory.buffer);
  };
  return {
    exports,
    numbers: () => {
      refresh();
      return numbers;
    },
    bytes: () => {
      refresh();
      return bytes;
    },
    put: (given, letters) => {
      const at = exports.makeRoom(given.length + Math.ceil((letters.length * 3) / 8));
      refresh();
      for (let index = 0; index < given.length; ++index) numbers[at / 8 + index] = given[index] as number;
      return encoder.encodeInto(letters, bytes.subarray(at + 8 * given.length)).written;
    },
  };
};
