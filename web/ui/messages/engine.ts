import type { Combination, EngineError, Spoken } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';

// What the engine says itself: counts and errors. English is as the engine has it; another language says them anew from the rest of
// the answer.

/** What counts, and how the engine says it: a `ShowAnswer` or a `RanksAnswer`. */
export interface SpokenCount {
  readonly combinations: readonly Combination<string>[];
  readonly points: number;
  readonly truncated: boolean;
  readonly spoken: string;
}

/** An error of the engine, or one in the words of the page, which has no reason. */
export type Refused = Pick<EngineError, 'message'> & Partial<Pick<EngineError, 'reason' | 'parts'>>;

export const engineWords = messages('engine', {
  /** The count in words, in the way in which the answer was asked for. */
  spoken: ({ spoken }: SpokenCount, _how: Spoken = 'short'): string => spoken,
  /** A long count, a phrase a combination. */
  phrases: ({ spoken }: SpokenCount): readonly string[] => spoken.split(', '),
  error: ({ message }: Refused): string => message,
});
