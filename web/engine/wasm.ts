import { fetchFile, readBytes } from './bytes.js';

/** The parts that all modules share besides their own functions: the functions of cpp/wasm/memory.h, and the memory. */
export interface ModuleMemory {
  /** Returns the address of room for `size` numbers in the module's memory. Earlier contents are lost. */
  makeRoom(size: number): number;
  /** The whole memory as numbers and as bytes. These are other arrays after the memory has grown. */
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
}

/** The function in the script that Emscripten writes for a module. It makes the module of the instance that it is handed. */
export type CreateModule = <Exports>(options: {
  instantiateWasm(
    imports: WebAssembly.Imports,
    hand: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}) => Promise<Exports & ModuleMemory>;

/** The files of a module: the script that creates it, its wasm file and, if it is split, the wasm file of its other functions. */
export interface ModuleFile {
  readonly create: () => CreateModule | Promise<CreateModule>;
  readonly wasm: () => URL | Promise<URL>;
  readonly rest?: () => URL | Promise<URL>;
}

/** A module's exports, and its memory as numbers and as bytes. */
export interface Instance<Exports> {
  readonly exports: Exports & ModuleMemory;
  /** The whole memory as numbers. It is another array after the memory has grown. */
  numbers(): Float64Array;
  bytes(): Uint8Array;
  /** Writes numbers and then letters where the module looks for a question. Returns how many bytes the letters take. */
  put(numbers: readonly number[], letters: string): number;
  /** Loads the functions that the module lacks, if it is split. */
  complete(): Promise<void>;
}

const encoder = new TextEncoder();

// Node reads the wasm file from disk. If a script contains the wasm, it is decoded. Otherwise it is streamed from the network,
// if the server names its type.
const instantiateFile = async (
  url: URL,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> => {
  const bytes = await readBytes(url);
  if (bytes) return WebAssembly.instantiate(bytes, imports);
  const response = await fetchFile(url);
  if (response.headers.get('content-type') === 'application/wasm')
    return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
};

const missing = () => {
  throw new Error('A function was called before it was loaded');
};
const placeholders = new Proxy({}, { get: () => missing });

// Loads a module. If it is split, it imports every function that is not loaded yet from a module with the name of its build, to
// which a newer Binaryen adds a suffix. The other file imports all that it needs from a module with that name.
const load = async <Exports>({ create, wasm }: ModuleFile) => {
  const [url, createModule] = [await wasm(), await create()];
  const forRest: Record<string, WebAssembly.Exports> = {};
  const exports = await new Promise<Exports & ModuleMemory>((loaded, failed) => {
    const instantiateWasm: Parameters<CreateModule>[0]['instantiateWasm'] = (imports, hand) => {
      let build = '';
      const withPlaceholders = new Proxy(imports, {
        get: (known, name: string) => {
          if (name in known) return known[name];
          [build = ''] = name.split('.');
          return placeholders;
        },
      });
      instantiateFile(url, withPlaceholders)
        .then(({ instance, module }) => {
          forRest[build] = instance.exports;
          hand(instance, module);
        })
        .catch(failed);
      return {};
    };
    createModule<Exports>({ instantiateWasm }).then(loaded, failed);
  });
  return { exports, forRest };
};

const advise = (cause: unknown): never => {
  throw new Error(
    `${String(cause).replace(/\.$/, '')}. If a bundler has moved the engine’s files, name them in the option \`urls\` of createEngine.`,
    { cause },
  );
};

/** Loads a module. */
export const instantiate = async <Exports>(file: ModuleFile): Promise<Instance<Exports>> => {
  const { exports, forRest } = await load<Exports>(file).catch(advise);
  return {
    exports,
    numbers: () => exports.HEAPF64,
    bytes: () => exports.HEAPU8,
    put: (given, letters) => {
      const at = exports.makeRoom(given.length + Math.ceil((letters.length * 3) / 8));
      exports.HEAPF64.set(given, at / 8);
      return encoder.encodeInto(letters, exports.HEAPU8.subarray(at + 8 * given.length)).written;
    },
    complete: async () => {
      if (file.rest) await instantiateFile(await file.rest(), forRest).catch(advise);
    },
  };
};
