import type { ErrorCode, QuestionName } from './types.js';

/** What the wasm module answers to one question. */
export type Reply = { ok: unknown } | { error: { code: ErrorCode; text: string; message: string } };

/** What a worker is asked: a question, or to keep a table. */
export type Asking =
  | { name: QuestionName; question: unknown }
  /** `of` is the question that needs it: another module may answer it. */
  | { table: string; bytes: Uint8Array; of: QuestionName };

/** To the worker. */
export type Request = Asking & { id: number };

/** From the worker. `ready` comes once, when the module is loaded; `fault` means the module itself failed and the worker must be replaced. */
export type Response = { ready: true } | { id: number; reply: Reply } | { id: number; fault: string };
