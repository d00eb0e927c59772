import { readBytes } from './bytes.js';
import type { CreateModule } from './generated/cribbage.js';
import type { Lacking, ModuleAddresses, WorkerReply } from './protocol.js';
import { isForAdvice } from './questions.js';
import type { QuestionName, TableName } from './types.js';
import { readWritten } from './written.js';

/** A loaded wasm module. It answers synchronously in this thread and keeps the tables that it is given. */
export interface Module {
  ask(name: QuestionName, question: unknown): WorkerReply | Lacking;
  /** Returns all tables that a question needs, including those already given. */
  needs(name: QuestionName, question: unknown): readonly TableName[];
  giveTable(name: TableName, bytes: Uint8Array): WorkerReply;
}

/** The two files of a module: the script that creates it, and its wasm file. */
export interface ModuleFile {
  readonly create: () => CreateModule | Promise<CreateModule>;
  readonly wasm: () => URL;
}

/** The wasm modules that an engine consists of. */
export interface ModuleFiles {
  /** Loaded at once. */
  readonly cribbage: ModuleFile;
  /** Loaded when a question first asks for advice. If absent, `cribbage` is a module that answers every question. */
  readonly advice?: ModuleFile;
}

/** Returns the modules with the addresses of their wasm files replaced by those given. */
export const placeModules = (files: ModuleFiles, addresses: ModuleAddresses): ModuleFiles => {
  const place = (file: ModuleFile, address: string | undefined): ModuleFile =>
    address === undefined ? file : { ...file, wasm: () => new URL(address) };
  return {
    cribbage: place(files.cribbage, addresses.cribbage),
    ...(files.advice && { advice: place(files.advice, addresses.advice) }),
  };
};

// The limits are those of cpp/cribbage/cards/card.h and cpp/cribbage/questions/given.h. Longer texts and lists are cut, but
// stay one over the limit, so that the engine still refuses them.
const longestText = 10_000;
const longestList = 1_000;
const deepestList = 2;

const cut = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.slice(0, longestText + 1);
  if (!Array.isArray(value) || depth >= deepestList) return value;
  return value.slice(0, longestList + 1).map((item) => cut(item, depth + 1));
};

// Returns the fields of a question with long values cut. A question that is not an object has no fields.
const fieldsOf = (question: unknown): object => {
  const fields = typeof question === 'object' && question !== null ? Object.entries(question) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, cut(value)]));
};

// Loads a module. Node reads the wasm file from disk. If the script contains the wasm, it is decoded. Otherwise it is streamed
// from the network.
const load = async ({ create, wasm }: ModuleFile): Promise<Module> => {
  const url = wasm();
  const wasmBinary = await readBytes(url);
  const createModule = await create();
  const module = await createModule({ locateFile: () => url.href, ...(wasmBinary && { wasmBinary }) });
  const given = new Set<string>();
  const answered = new Set<QuestionName>(); // asking what a question needs takes as long as a small answer
  const needs = (name: QuestionName, fields: object) => readWritten(module.needs(name, fields)) as TableName[];
  const ask = (name: QuestionName, fields: object) => {
    const written = module.ask(name, fields);
    return (written && readWritten(written)) as WorkerReply;
  };
  return {
    ask: (name, question) => {
      const fields = fieldsOf(question);
      // If a question of this name was answered before, the module has the tables for it, so the question is asked at once. The
      // question fails only if its fields need another table, for example near the last hole.
      const reply = answered.has(name) && ask(name, fields);
      if (reply && 'ok' in reply) return reply;
      const lacks = needs(name, fields).filter((table) => !given.has(table));
      if (lacks.length > 0) return { lacks };
      answered.add(name);
      return reply || ask(name, fields);
    },
    needs: (name, question) => needs(name, fieldsOf(question)),
    giveTable: (name, bytes) => {
      const reply = readWritten(module.giveTable(name, bytes)) as WorkerReply;
      if ('ok' in reply) given.add(name);
      return reply;
    },
  };
};

export interface Modules {
  /** Returns the module that answers questions of this name. */
  of(name: QuestionName): Promise<Module>;
  /** Returns the module that uses tables. Tables are given to this module. */
  withTables(): Promise<Module>;
}

/** A function that observes a module while it is loading, and returns the loaded module. */
export type Watch = (loading: Promise<Module>) => Promise<Module>;

/** Loads now the module that counts hands. The module that gives advice is loaded when a question first needs it. */
export const loadModules = async (files: ModuleFiles, watch: Watch = (loading) => loading): Promise<Modules> => {
  const cards = await watch(load(files.cribbage));
  let advisor: Promise<Module> | undefined;
  const withTables = async () => {
    if (!files.advice) return cards;
    advisor ??= watch(load(files.advice)).catch((fault) => {
      advisor = undefined; // the next question tries again
      throw fault;
    });
    return advisor;
  };
  return { of: async (name) => (isForAdvice[name] ? withTables() : cards), withTables };
};
