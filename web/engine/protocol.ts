import type { ErrorCode, QuestionName } from './types.js';

/** What the wasm module answers to one question. */
export type Reply = { ok: unknown } | { error: { code: ErrorCode; text: string; message: string } };

/** To the worker. */
export type Request = { id: number; name: QuestionName; question: unknown };

/** From the worker. `ready` comes once, when the module is loaded; `fault` means the module itself failed and the worker must be replaced. */
export type Response = { ready: true } | { id: number; reply: Reply } | { id: number; fault: string };
