import type { Combination, EngineError, Spoken } from '../../engine/types.js';
import { messages } from '../../i18n/locale.js';

// The engine's own sentences: counts and errors. English uses the text in the engine's answer; other languages build
// theirs from the answer's other fields.

/** A count and the engine's text for it: a `ScoreShowAnswer` or a `ScoreRanksAnswer`. */
export interface SpokenCount {
  readonly combinations: readonly Combination<string>[];
  readonly points: number;
  readonly spoken: string;
}

/** An error of the engine, or an error that the app or an element has found. The latter has a message but no reason. */
export type Refused = Pick<EngineError, 'message'> & Partial<Pick<EngineError, 'code' | 'reason' | 'parts'>>;

export const engineWords = messages('engine', {
  /** The count in words, in the form that the question asked for. */
  spoken: ({ spoken }: SpokenCount, _how: Spoken = 'short'): string => spoken,
  /** The phrases of a long count, one for each combination. */
  phrases: ({ spoken }: SpokenCount): readonly string[] => spoken.split(', '),
  error: ({ message }: Refused): string => message,
});
