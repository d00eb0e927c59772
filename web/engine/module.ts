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
const playUrl = new URL('./generated/play.wasm', import.meta.url);

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

const isOfPlay = (name: QuestionName): boolean => name === 'scorePlay' || name === 'valuePlays';

/** The module that answers this question. */
export type Modules = (name: QuestionName) => Promise<Module>;

/** Loads what a first visit needs, and what answers the play when somebody asks about it. */
export const loadModules = async (): Promise<Modules> => {
  const cards = await load(createCards, cardsUrl);
  let play: Promise<Module> | undefined;
  const loadPlay = async () => load((await import('./generated/play.js')).default as Create, playUrl);
  return async (name) => {
    if (!isOfPlay(name)) return cards;
    play ??= loadPlay().catch((fault) => {
      play = undefined; // the next question tries again
      throw fault;
    });
    return play;
  };
};
