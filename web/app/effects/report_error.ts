import type { CribbageError } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import { lacksPart, lacksTable, type Report, wasReplaced } from '../platform/engine_errors.js';

const sentenceOf = (error: unknown): string => {
  const tableFailed: Readonly<Partial<Record<string, string>>> = strings.tableFailed;
  if (lacksPart(error)) return strings.enginePartFailed;
  return (lacksTable(error) && tableFailed[(error as CribbageError).text]) || strings.engineFailed;
};

/**
 * Returns a function that tells the player of an engine error. A question that failed because a newer one replaced it
 * is not an error.
 */
export const createReport =
  (say: (sentence: string) => void): Report =>
  (error) => {
    if (!wasReplaced(error)) say(sentenceOf(error));
  };
