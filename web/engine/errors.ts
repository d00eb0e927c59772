import type { WorkerReply } from './protocol.js';
import type { EngineError, ErrorCode, ErrorReason } from './types.js';

/**
 * The `EngineError` that is thrown for wrong input. If the page itself throws it, with a message of its own, `reason` is
 * undefined.
 */
export class CribbageError extends Error {
  override readonly name = 'CribbageError';
  readonly reason?: ErrorReason;
  readonly parts: EngineError['parts'];
  /** The number of the wrong line, from 1, if a record was read. */
  readonly line?: number;

  constructor(
    readonly code: ErrorCode,
    /** The wrong part of the input as it was given, cut to at most 40 bytes. */
    readonly text: string,
    message: string,
    options: ErrorOptions & Partial<Pick<EngineError, 'reason' | 'parts' | 'line'>> = {},
  ) {
    super(message, options);
    const { reason, parts = {}, line } = options;
    if (reason !== undefined) this.reason = reason;
    this.parts = parts;
    if (line !== undefined) this.line = line;
  }
}

/** Returns the result of a reply, or throws its error as a `CribbageError`. */
export const resultOf = (reply: WorkerReply): unknown => {
  if ('ok' in reply) return reply.ok;
  const { code, text, message } = reply.error;
  throw new CribbageError(code, text, message, reply.error);
};

/** Makes the error for a table that could not be loaded. */
export const tableError = (table: string, options?: ErrorOptions): CribbageError =>
  new CribbageError('badTable', table, `The table “${table}” could not be loaded.`, {
    ...options,
    reason: 'tableNotLoaded',
    parts: { table },
  });

const misuses = {
  notASignal: 'The signal of a question must be an AbortSignal.',
  notPlainValues: 'A question may hold only plain values: texts, numbers, true or false, and lists.',
};

/** Makes the error for a question that is refused before it reaches a module. */
export const misuse = (reason: keyof typeof misuses): CribbageError =>
  new CribbageError('badQuestion', '', misuses[reason], { reason });

/** Makes the error with which a question rejects if it is replaced or aborted, or if the engine is closed. */
export const abortError = (why: string): DOMException => new DOMException(why, 'AbortError');

/** The error if a wasm file that is loaded later could not be loaded. The next question tries again. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/** The error if the worker ended in the middle of a question, as happens on a phone. The question may be asked again. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}
