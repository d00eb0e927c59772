import type { EngineError, QuestionName, TableName } from './types.js';

/** What the wasm module answers to one question. */
export type WorkerReply = { ok: unknown } | { error: EngineError };

/** The tables that have to be given before the question can be answered. */
export interface Lacking {
  lacks: readonly TableName[];
}

/** Somebody who answers questions. */
export interface Answerer {
  /** The answer, or the tables that must be given first. */
  ask(name: QuestionName, question: unknown, signal?: AbortSignal): Promise<WorkerReply | Lacking>;
  /** The tables that a question needs, given or not. */
  needs(name: QuestionName, question: unknown): Promise<readonly TableName[]>;
  /** Keeps a table until the answerer is replaced. */
  giveTable(table: TableName, bytes: Uint8Array): Promise<WorkerReply>;
  close(): void;
}

/** The addresses of the wasm modules, where they are not beside the worker. */
export interface ModuleAddresses {
  readonly cribbage?: string | undefined;
  readonly advice?: string | undefined;
}

/** What a worker is asked: a question, what a question needs, or to keep a table. */
export type Asking =
  | { ask: QuestionName; question: unknown }
  | { needs: QuestionName; question: unknown }
  | { give: TableName; bytes: Uint8Array };

/** To the worker: `start` once, before anything else. */
export type Request = { start: ModuleAddresses } | (Asking & { id: number });

/** What a worker says to each kind of asking. */
export type Reaction = WorkerReply | Lacking | { needs: readonly TableName[] };

/**
 * From the worker. `loading` comes every second while a module is on its way, and `ready` when it is loaded. `fault` means that
 * the module itself failed: the worker must be replaced.
 */
export type Response =
  | { loading: true }
  | { ready: true }
  | { id: number; reaction: Reaction }
  | { id: number; fault: string };
