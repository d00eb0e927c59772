/** A module that Emscripten makes of `cpp/wasm/bindings.cpp`. */
declare module '*/generated/cribbage.js' {
  export interface CribbageModule {
    /** `{ ok }` or `{ error }`; undefined where there is no question of that name. */
    ask(name: string, question: object): unknown;
    /** The names of the tables that a question needs, given or not; none for other names. */
    needs(name: string, question: object): string[];
    /** Keeps a table: `{ ok: true }` or `{ error }`. */
    giveTable(name: string, bytes: Uint8Array): unknown;
  }
  export default function createModule(options: {
    wasmBinary?: ArrayBuffer | Uint8Array;
    locateFile(file: string): string;
  }): Promise<CribbageModule>;
}

declare module '*/generated/advice.js' {
  const createModule: unknown;
  export default createModule;
}
