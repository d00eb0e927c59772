import type { EngineError, QuestionName, TableName } from './types.js';

/** The answer of the wasm module to one question. */
export type WorkerReply = { ok: unknown } | { error: EngineError };

/** The tables that must be given before the question can be answered. */
export interface Lacking {
  lacks: readonly TableName[];
}

/** Answers questions, in this thread or in a worker. */
export interface Answerer {
  /** Returns the answer, or the tables that must be given first. */
  ask(name: QuestionName, question: unknown, signal?: AbortSignal): Promise<WorkerReply | Lacking>;
  /** Returns the tables that a question needs, given or not. */
  needs(name: QuestionName, question: unknown): Promise<readonly TableName[]>;
  /** Keeps a table until the answerer is replaced. */
  giveTable(table: TableName, bytes: Uint8Array): Promise<WorkerReply>;
  close(): void;
}

/** The addresses of the wasm modules, if they are not beside the worker. */
export interface ModuleAddresses {
  readonly cribbage?: string | undefined;
  readonly advice?: string | undefined;
}

/** A request to a worker: to answer a question, to name the tables it needs, or to keep a table. */
export type Asking =
  | { ask: QuestionName; question: unknown }
  | { needs: QuestionName; question: unknown }
  | { give: TableName; bytes: Uint8Array };

/** Messages to the worker. `start` comes once, before anything else. */
export type Request = { start: ModuleAddresses } | (Asking & { id: number });

/** The worker's reaction to each kind of request. */
export type Reaction = WorkerReply | Lacking | { needs: readonly TableName[] };

/**
 * Messages from the worker. `loading` comes every second while a module is loading, and `ready` once it is loaded.
 * `fault` means that the module itself failed, so the worker must be replaced.
 */
export type Response =
  | { loading: true }
  | { ready: true }
  | { id: number; reaction: Reaction }
  | { id: number; fault: string };
