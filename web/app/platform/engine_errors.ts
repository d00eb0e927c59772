import { CribbageError } from '../../engine/index.js';

// This file names the causes of engine errors to which the app reacts.

/** A function that tells the player what went wrong. */
export type Report = (error: unknown) => void;

/** True if the error only means that a newer question replaced the failed one, or that the player cancelled it. */
export const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** True if the error means that a table is missing. The table may become available once the device is online. */
export const lacksTable = (error: unknown): boolean => error instanceof CribbageError && error.code === 'badTable';
