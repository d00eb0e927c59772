import { CribbageError } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import type { Dispatch } from '../root/store.js';

// What went wrong, as the player is told.

export type Report = (error: unknown) => void;

/** Something newer took its place, or the player thought better of it. */
export const wasReplaced = (error: unknown): boolean => (error as Error).name === 'AbortError';

/** Not an answer but trouble: it may come with the network. */
export const lacksTable = (error: unknown): boolean => error instanceof CribbageError && error.code === 'badTable';

const sentenceOf = (error: unknown): string => {
  const tableFailed: Readonly<Partial<Record<string, string>>> = strings.tableFailed;
  return (lacksTable(error) && tableFailed[(error as CribbageError).text]) || strings.engineFailed;
};

/** What was replaced by something newer is no trouble; anything else that is not about cards is the engine's. */
export const createReport =
  (dispatch: Dispatch): Report =>
  (error) => {
    if (!wasReplaced(error)) dispatch({ type: 'noticed', notice: sentenceOf(error) });
  };
