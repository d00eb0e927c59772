import type { ErrorCode } from './types.js';

/** Wrong input: a code from a short closed list, the offending text, and a sentence for a player. */
export class CribbageError extends Error {
  override readonly name = 'CribbageError';

  constructor(
    readonly code: ErrorCode,
    /** The offending text as given, 40 bytes of it at most. */
    readonly text: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a replaced, aborted or closed question rejects with. */
export const abortError = (why: string): DOMException => new DOMException(why, 'AbortError');
