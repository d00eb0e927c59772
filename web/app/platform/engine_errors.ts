import { CribbageError } from '../../engine/index.js';

// Errors of the engine, by the cause that the app reacts to.

/** Tells the player what went wrong. */
export type Report = (error: unknown) => void;

/** True if a newer question took the place of this one, or the player cancelled. */
export const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** True if a table is missing. It may become available once the device is online. */
export const lacksTable = (error: unknown): boolean => error instanceof CribbageError && error.code === 'badTable';
