/// <reference lib="webworker" />
import createProof from '../engine/generated/proof.js';
import { createEngineInProcess } from '../engine/in_process.js';
import { openProof } from './module.js';
import { proveAnswers, proveShows, type ShowsProof } from './proof.js';

/** The progress messages of a proof. */
export type ProofNews =
  | { readonly shows: ShowsProof }
  | { readonly answers: number; readonly digest: string }
  | { readonly fault: string }
  | { readonly ended: true };

const tell = (news: ProofNews) => self.postMessage(news);

const prove = async () => {
  const module = await openProof({
    create: () => createProof,
    wasm: () => new URL('../engine/generated/proof.wasm', import.meta.url),
  });
  for (const shows of proveShows(module)) tell({ shows });
  const engine = await createEngineInProcess();
  for await (const answered of proveAnswers(engine, module)) tell(answered);
  tell({ ended: true });
};

prove().catch((fault) => tell({ fault: String(fault) }));
