import { CribbageError } from '../../engine/index.js';

// This file names the causes of engine errors to which the app reacts.

/** A function that tells the player what went wrong. */
export type Report = (error: unknown) => void;

/** True if the error only means that a newer question replaced the failed one, or that the player cancelled it. */
export const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** True if the error means that a table is missing. The table may become available once the device is online. */
export const lacksTable = (error: unknown): boolean => error instanceof CribbageError && error.code === 'badTable';

/** True if the error means that a part of the engine is missing, which is loaded only when it is needed. */
export const lacksPart = (error: unknown): boolean => (error as Error).name === 'NotLoaded';

/** True if the error means that a file is missing. */
export const lacksFile = (error: unknown): boolean => lacksTable(error) || lacksPart(error);
