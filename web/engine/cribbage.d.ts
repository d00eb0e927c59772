/** The module that Emscripten builds from `cpp/wasm/bindings.cpp`. */
declare module '*/generated/cribbage.js' {
  type Written = import('./written.js').Written;
  export interface CribbageModule {
    /** Answers a question with `{ ok }` or `{ error }`. Undefined if the module answers no question of that name. */
    ask(name: string, question: object): Written | undefined;
    /** Returns all tables that this question needs, including those already given. Empty for a wrong or unknown question. */
    needs(name: string, question: object): Written;
    /** Stores a table in the module. Returns `{ ok: true }` or `{ error }`. */
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
  /** The result of proving one slice of all shows, as cpp/proof/shows_proof.h defines it. */
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
