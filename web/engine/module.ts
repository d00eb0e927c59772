import { readBytes } from './bytes.js';
import type { CribbageModule } from './generated/cribbage.js';
import createCards from './generated/cribbage.js';
import type { Reply } from './protocol.js';
import type { QuestionName } from './types.js';

/** A wasm module, which answers at once, in this thread. */
export interface Module {
  ask(name: QuestionName, question: unknown): Reply;
  giveTable(name: string, bytes: Uint8Array): Reply;
}

type Create = (options: { wasmBinary?: Uint8Array; locateFile(): string }) => Promise<CribbageModule>;

const cardsUrl = new URL('./generated/cribbage.wasm', import.meta.url);
const adviceUrl = new URL('./generated/advice.wasm', import.meta.url);

// From the file in Node, from the script itself where it is in there, otherwise by streaming.
const load = async (create: Create, url: URL): Promise<Module> => {
  const wasmBinary = await readBytes(url);
  const module = await create({ locateFile: () => url.href, ...(wasmBinary && { wasmBinary }) });
  return {
    ask: (name, question) => {
      const fields = typeof question === 'object' && question !== null ? question : {};
      return module.ask(name, fields) as Reply;
    },
    giveTable: (name, bytes) => module.giveTable(name, bytes) as Reply,
  };
};

const advice: ReadonlySet<QuestionName> = new Set([
  'valueDiscards',
  'scorePlay',
  'valuePlays',
  'winChance',
  'winChances',
]);

/** The module that answers this question. */
export type Modules = (name: QuestionName) => Promise<Module>;

/** Loads what a first visit needs, and what advises when somebody asks for it. */
export const loadModules = async (): Promise<Modules> => {
  const cards = await load(createCards, cardsUrl);
  let advisor: Promise<Module> | undefined;
  const loadAdvisor = async () => load((await import('./generated/advice.js')).default as Create, adviceUrl);
  return async (name) => {
    if (!advice.has(name)) return cards;
    advisor ??= loadAdvisor().catch((fault) => {
      advisor = undefined; // the next question tries again
      throw fault;
    });
    return advisor;
  };
};
