import type { EngineError, QuestionName, TableName } from './types.js';

/** A finished answer of the wasm module to a question: a value or an error. */
export type WorkerReply = { ok: unknown } | { error: EngineError };

/** The module's reply to a question that cannot be answered yet: the tables that must be given first. */
export interface Lacking {
  lacks: readonly TableName[];
}

/** Answers questions, in this thread or in a worker. */
export interface Answerer {
  /** Returns the answer, or the tables that must be given first. */
  ask(name: QuestionName, question: unknown, signal?: AbortSignal): Promise<WorkerReply | Lacking>;
  /** Answers a question that needs no table, if its module is loaded in this thread. */
  askNow?(name: QuestionName, question: unknown): WorkerReply | undefined;
  /** Returns all tables that a question needs, including those already given. */
  needs(name: QuestionName, question: unknown): Promise<readonly TableName[]>;
  /** Stores a table in the wasm module. If the worker is replaced, the table is lost. */
  giveTable(table: TableName, bytes: Uint8Array): Promise<WorkerReply>;
  close(): void;
}

/** The addresses of the wasm files, if they are not beside the worker's script. */
export interface ModuleAddresses {
  readonly cribbage?: string | undefined;
  readonly advice?: string | undefined;
  readonly games?: string | undefined;
}

/** A request to a worker: to answer a question, to list the tables that a question needs, or to store a table. */
export type Asking =
  | { ask: QuestionName; question: unknown }
  | { needs: QuestionName; question: unknown }
  | { give: TableName; bytes: Uint8Array };

/** Messages to the worker. `start` is sent once, before all others. */
export type Request = { start: ModuleAddresses } | (Asking & { id: number });

/** The worker's reply to a request of any kind. */
export type Reaction = WorkerReply | Lacking | { needs: readonly TableName[] };

/**
 * Messages from the worker. `loading` comes every second while a module is loading, and `ready` when it is loaded. `absent`
 * says why the module for this question could not be loaded; the worker goes on. `fault` means that a module crashed, or that
 * the first one could not be loaded, so the worker must be replaced.
 */
export type Response =
  | { loading: true }
  | { ready: true }
  | { id: number; reaction: Reaction }
  | { id: number; absent: string }
  | { id: number; fault: string };
