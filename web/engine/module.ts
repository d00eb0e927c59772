import { writeAsked } from './asked.js';
import { NotLoaded } from './errors.js';
import type { Lacking, ModuleAddresses, WorkerReply } from './protocol.js';
import { fileOf, type WasmFile } from './questions.js';
import type { QuestionName, TableName } from './types.js';
import { compile, type Instance, instantiate, type ModuleFile } from './wasm.js';
import { readWritten } from './written.js';

/** A loaded wasm module. It answers synchronously in this thread and keeps the tables that it is given. */
export interface Module {
  ask(name: QuestionName, question: unknown): WorkerReply | Lacking;
  /** Returns all tables that a question needs, including those already given. */
  needs(name: QuestionName, question: unknown): readonly TableName[];
  giveTable(name: TableName, bytes: Uint8Array): WorkerReply;
  /** Takes the functions that only questions about games need. Without them, such a question fails. */
  complete(rest: WebAssembly.Module): Promise<void>;
}

/** The functions of cpp/wasm/bindings.cpp, with questions and answers as plain values. */
export interface Door {
  /** Answers a question with `{ ok }` or `{ error }`. Undefined if the module answers no question of that name. */
  ask(name: string, question: unknown): WorkerReply | undefined;
  /** Returns all tables that this question needs, including those already given. Empty for a wrong or unknown question. */
  needs(name: string, question: unknown): readonly TableName[];
  /** Stores a table in the module. Returns `{ ok: true }` or `{ error }`. */
  giveTable(name: string, bytes: Uint8Array): WorkerReply;
  complete(rest: WebAssembly.Module): Promise<void>;
}

interface DoorExports {
  /** The address of an answer to the question that was put; 0 if there is none. */
  ask(numbers: number, letters: number): number;
  needs(numbers: number, letters: number): number;
  giveTable(letters: number, bytes: number): number;
}

/** Asks a wasm module that is loaded. */
export const doorOf = ({ exports, numbers, bytes, put, complete }: Instance<DoorExports>): Door => {
  const read = (at: number) => readWritten(numbers(), at / 8);
  return {
    ask: (name, question) => {
      const asked = writeAsked(name, question);
      const at = exports.ask(asked.numbers.length, put(asked.numbers, asked.letters));
      return at === 0 ? undefined : (read(at) as WorkerReply);
    },
    needs: (name, question) => {
      const asked = writeAsked(name, question);
      return read(exports.needs(asked.numbers.length, put(asked.numbers, asked.letters))) as TableName[];
    },
    giveTable: (name, table) => {
      const at = exports.makeRoom(Math.ceil((name.length + table.length) / 8));
      bytes().set(new TextEncoder().encode(name), at);
      bytes().set(table, at + name.length);
      return read(exports.giveTable(name.length, table.length)) as WorkerReply;
    },
    complete,
  };
};

/** Loads the wasm module. */
export const openDoor = async (file: ModuleFile): Promise<Door> => doorOf(await instantiate<DoorExports>(file));

/** The wasm modules that an engine consists of. */
export interface ModuleFiles {
  /** Loaded at once. */
  readonly cribbage: ModuleFile;
  /**
   * Loaded when a question first asks for advice. Its `rest` is loaded when a question about games is first asked. If absent,
   * `cribbage` is a module that answers every question.
   */
  readonly advice?: ModuleFile;
}

/** Returns the modules with the addresses of their wasm files replaced by those given. */
export const placeModules = (files: ModuleFiles, addresses: ModuleAddresses): ModuleFiles => {
  const place = (file: ModuleFile, part: 'wasm' | 'rest', address: string | undefined): ModuleFile =>
    address === undefined ? file : { ...file, [part]: () => new URL(address) };
  const { cribbage, advice } = files;
  return {
    cribbage: place(cribbage, 'wasm', addresses.cribbage),
    ...(advice && { advice: place(place(advice, 'wasm', addresses.advice), 'rest', addresses.games) }),
  };
};

// Calls `load` once. After a failure, the next call tries again.
const onceLoaded = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((cause: Error) => {
      loading = undefined;
      throw new NotLoaded(cause.message, { cause });
    });
    return loading;
  };
};

// Remembers which tables a module was given, so that a question that lacks one is not asked.
const moduleBehind = (door: Door): Module => {
  const given = new Set<string>();
  const answered = new Set<QuestionName>(); // asking what a question needs takes as long as a small answer
  return {
    ask: (name, question) => {
      // If a question of this name was answered before, the module has the tables for it, so the question is asked at once. The
      // question fails only if its fields need another table, for example near the last hole.
      const reply = answered.has(name) && door.ask(name, question);
      if (reply && 'ok' in reply) return reply;
      const lacks = door.needs(name, question).filter((table) => !given.has(table));
      if (lacks.length > 0) return { lacks };
      answered.add(name);
      return reply || (door.ask(name, question) as WorkerReply);
    },
    needs: door.needs,
    giveTable: (name, bytes) => {
      const reply = door.giveTable(name, bytes);
      if ('ok' in reply) given.add(name);
      return reply;
    },
    complete: door.complete,
  };
};

export interface Modules {
  /** Returns the module that answers questions of this name. */
  of(name: QuestionName): Promise<Module>;
  /** Returns the module that answers questions of this name without a table, if it is one that is loaded at once. */
  withoutTables(name: QuestionName): Module | undefined;
  /** Returns the module that uses tables. Tables are given to this module. */
  withTables(): Promise<Module>;
}

/** A function that observes a module while it is loading, and returns the loaded module. */
export type Watch = (loading: Promise<Module>) => Promise<Module>;

/** Loads now the module that counts hands. The module that gives advice is loaded when a question first needs it. */
export const loadModules = async (
  files: ModuleFiles,
  watch: Watch = (loading) => loading,
  open: (file: ModuleFile) => Promise<Door> = openDoor,
): Promise<Modules> => {
  const load = async (file: ModuleFile) => moduleBehind(await open(file));
  const cards = await watch(load(files.cribbage));
  const { advice } = files;
  const withTables = advice ? onceLoaded(() => watch(load(advice))) : async () => cards;
  // Both files are fetched at the same time.
  const complete = async () => {
    const [module, rest] = await Promise.all([withTables(), advice?.rest && compile(advice.rest)]);
    if (rest) await module.complete(rest);
    return module;
  };
  const loaders: Record<WasmFile, () => Promise<Module>> = {
    cribbage: async () => cards,
    advice: withTables,
    games: onceLoaded(() => watch(complete())),
  };
  return {
    of: (name) => loaders[fileOf[name]](),
    withoutTables: (name) => (fileOf[name] === 'cribbage' ? cards : undefined),
    withTables,
  };
};
