import { readBytes } from './bytes.js';

/** The parts that all modules share besides their own functions: the functions of cpp/wasm/memory.h, and the memory. */
export interface ModuleMemory {
  /** Returns the address of room for `size` numbers in the module's memory. Earlier contents are lost. */
  makeRoom(size: number): number;
  /** The whole memory as numbers and as bytes. These are other arrays after the memory has grown. */
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
}

/** The function in the script that Emscripten writes for a module. It loads the module. */
export type CreateModule = <Exports>(options: {
  wasmBinary?: Uint8Array;
  locateFile(file: string): string;
}) => Promise<Exports & ModuleMemory>;

/** The two files of a module: the script that creates it, and its wasm file. */
export interface ModuleFile {
  readonly create: () => CreateModule | Promise<CreateModule>;
  readonly wasm: () => URL | Promise<URL>;
}

/** A module's exports, and its memory as numbers and as bytes. */
export interface Instance<Exports> {
  readonly exports: Exports & ModuleMemory;
  /** The whole memory as numbers. It is another array after the memory has grown. */
  numbers(): Float64Array;
  bytes(): Uint8Array;
  /** Writes numbers and then letters where the module looks for a question. Returns how many bytes the letters take. */
  put(numbers: readonly number[], letters: string): number;
}

const encoder = new TextEncoder();

const load = async <Exports>({ create, wasm }: ModuleFile): Promise<Exports & ModuleMemory> => {
  const url = await wasm();
  const wasmBinary = await readBytes(url);
  const createModule = await create();
  return createModule<Exports>({ locateFile: () => url.href, ...(wasmBinary && { wasmBinary }) });
};

/**
 * Loads a module. Node reads the wasm file from disk. If the script contains the wasm, it is decoded. Otherwise it is streamed
 * from the network.
 */
export const instantiate = async <Exports>(file: ModuleFile): Promise<Instance<Exports>> => {
  const exports = await load<Exports>(file).catch((cause) => {
    throw new Error(
      `${String(cause).replace(/\.$/, '')}. If a bundler has moved the engine’s files, name them in the option \`urls\` of createEngine.`,
      { cause },
    );
  });
  return {
    exports,
    numbers: () => exports.HEAPF64,
    bytes: () => exports.HEAPU8,
    put: (given, letters) => {
      const at = exports.makeRoom(given.length + Math.ceil((letters.length * 3) / 8));
      exports.HEAPF64.set(given, at / 8);
      return encoder.encodeInto(letters, exports.HEAPU8.subarray(at + 8 * given.length)).written;
    },
  };
};
