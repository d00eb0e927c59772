/** The module that Emscripten builds from `cpp/wasm/bindings.cpp`. */
declare module '*/generated/cribbage.js' {
  type Written = import('./written.js').Written;
  export interface CribbageModule {
    /** Returns `{ ok }` or `{ error }`; undefined if there is no question of that name. */
    ask(name: string, question: object): Written | undefined;
    /** Returns the tables that this question needs, given or not; empty for a wrong or unknown question. */
    needs(name: string, question: object): Written;
    /** Keeps a table. Returns `{ ok: true }` or `{ error }`. */
    giveTable(name: string, bytes: Uint8Array): Written;
  }
  export type CreateModule = (options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile(file: string): string;
  }) => Promise<CribbageModule>;
  const createModule: CreateModule;
  export default createModule;
}

declare module '*/generated/advice.js' {
  const createModule: import('./generated/cribbage.js').CreateModule;
  export default createModule;
}

declare module '*/generated/elements.js' {
  const createModule: import('./generated/cribbage.js').CreateModule;
  export default createModule;
}

/** The module that Emscripten builds from `cpp/wasm/proof.cpp`. */
declare module '*/generated/proof.js' {
  /** A slice of all shows, as defined in `cpp/proof/shows_proof.h`. */
  export interface ProvenShows {
    readonly shows: number;
    readonly wrong: number;
    readonly firstWrong: string;
    readonly hands: readonly number[];
    readonly cribs: readonly number[];
    readonly digest: string;
  }
  export interface ProofModule {
    proveShows(slice: number, digest: string): ProvenShows;
    digestText(text: string, digest: string): string;
  }
  const createModule: (options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile(file: string): string;
  }) => Promise<ProofModule>;
  export default createModule;
}
