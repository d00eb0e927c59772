import { instantiate, type ModuleFile } from '../engine/wasm.js';
import { readWritten } from '../engine/written.js';

/** The result of proving one slice of all shows, as cpp/proof/shows_proof.h defines it. */
export interface ProvenShows {
  readonly shows: number;
  readonly wrong: number;
  readonly firstWrong: string;
  readonly hands: readonly number[];
  readonly cribs: readonly number[];
  readonly digest: string;
}

/** The functions of the wasm module of cpp/wasm/proof.cpp. */
export interface ProofModule {
  proveShows(slice: number, digest: string): ProvenShows;
  digestText(text: string, digest: string): string;
}

interface ProofExports {
  proveShows(slice: number, digest: number): number;
  digestText(digest: number, text: number): number;
}

/** Loads the module. */
export const openProof = async (file: ModuleFile): Promise<ProofModule> => {
  const { exports, numbers, put } = await instantiate<ProofExports>(file);
  const read = (at: number) => readWritten(numbers(), at / 8);
  return {
    proveShows: (slice, digest) => read(exports.proveShows(slice, put([], digest))) as ProvenShows,
    digestText: (text, digest) =>
      read(exports.digestText(digest.length, put([], digest + text) - digest.length)) as string,
  };
};
