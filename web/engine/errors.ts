import type { WorkerReply } from './protocol.js';
import type { ErrorCode } from './types.js';

/** Wrong input: a code from a short closed list, the offending text, and a sentence for a player. */
export class CribbageError extends Error {
  override readonly name = 'CribbageError';

  /** Of a record, from 1. */
  readonly line?: number;

  constructor(
    readonly code: ErrorCode,
    /** The offending text as given, 40 bytes of it at most. */
    readonly text: string,
    message: string,
    options?: ErrorOptions & { readonly line?: number | undefined },
  ) {
    super(message, options);
    if (options?.line !== undefined) this.line = options.line;
  }
}

/** What a reply holds; throws the `CribbageError` that it tells of. */
export const resultOf = (reply: WorkerReply): unknown => {
  if ('ok' in reply) return reply.ok;
  const { code, text, message, line } = reply.error;
  throw new CribbageError(code, text, message, { line });
};

/** A table that could not be had. */
export const tableError = (table: string, options?: ErrorOptions): CribbageError =>
  new CribbageError('badTable', table, `The table “${table}” could not be loaded.`, options);

/** What a replaced, aborted or closed question rejects with. */
export const abortError = (why: string): DOMException => new DOMException(why, 'AbortError');

/** The worker ended in the middle of a question, as a phone may have it: the question may be asked again. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}
