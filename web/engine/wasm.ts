import { fetchFile, readBytes } from './bytes.js';

/** The parts that all modules share besides their own functions: the functions of cpp/wasm/memory.h, and the memory. */
export interface ModuleMemory {
  /** Returns the address of room for `size` numbers in the module's memory. Earlier contents are lost. */
  makeRoom(size: number): number;
  /** The whole memory as numbers and as bytes. These are other arrays after the memory has grown. */
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
}

/** The function in the script that Emscripten writes for a module. It makes the module of the instance that it receives. */
export type CreateModule = <Exports>(options: {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object;
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
  /** Gives a split module the functions that it lacks: its compiled `rest`. */
  complete(rest: WebAssembly.Module): Promise<void>;
}

const encoder = new TextEncoder();

const explainFailure = (cause: unknown): never => {
  throw new Error(
    `${String(cause).replace(/\.$/, '')}. If a bundler has moved the engine’s files, name them in the option \`urls\` of createEngine.`,
    { cause },
  );
};

// Node reads a wasm file from disk. If a script contains the file, it is decoded. Otherwise it is streamed from the network, if
// the server names its type and the browser can.
const compileAt = async (url: URL): Promise<WebAssembly.Module> => {
  const bytes = await readBytes(url);
  if (bytes) return WebAssembly.compile(bytes);
  const response = await fetchFile(url);
  const streams = response.headers.get('content-type') === 'application/wasm' && 'compileStreaming' in WebAssembly;
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

/** Compiles a wasm file. */
export const compile = async (address: () => URL | Promise<URL>): Promise<WebAssembly.Module> =>
  compileAt(await address()).catch(explainFailure);

const missing = () => {
  throw new Error('A function was called before it was loaded');
};
const placeholders = new Proxy({}, { get: () => missing });

/**
 * Loads a module. If it is split, it imports every function that is not loaded yet from a module with the name of its build, to
 * which a newer Binaryen adds a suffix. The other file imports all that it needs from a module with that name.
 */
export const instantiate = async <Exports>({ create, wasm }: ModuleFile): Promise<Instance<Exports>> => {
  const [module, createModule] = await Promise.all([compile(wasm), create()]);
  const forRest: Record<string, WebAssembly.Exports> = {};
  const exports = await new Promise<Exports & ModuleMemory>((loaded, failed) => {
    const instantiateWasm: Parameters<CreateModule>[0]['instantiateWasm'] = (imports, receive) => {
      let build = '';
      const withPlaceholders = new Proxy(imports, {
        get: (known, name: string) => {
          if (name in known) return known[name];
          [build = ''] = name.split('.');
          return placeholders;
        },
      });
      WebAssembly.instantiate(module, withPlaceholders)
        .then((instance) => {
          forRest[build] = instance.exports;
          receive(instance);
        })
        .catch(failed);
      return {};
    };
    createModule<Exports>({ instantiateWasm }).then(loaded, failed);
  }).catch(explainFailure);
  return {
    exports,
    numbers: () => exports.HEAPF64,
    bytes: () => exports.HEAPU8,
    put: (given, letters) => {
      const at = exports.makeRoom(given.length + Math.ceil((letters.length * 3) / 8));
      exports.HEAPF64.set(given, at / 8);
      return encoder.encodeInto(letters, exports.HEAPU8.subarray(at + 8 * given.length)).written;
    },
    complete: async (rest) => {
      if (WebAssembly.Module.imports(rest).some(({ module }) => !(module in forRest)))
        throw new Error('Two wasm files of the engine are of different builds. Reload the page.');
      await WebAssembly.instantiate(rest, forRest);
    },
  };
};
