import { CribbageError } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import { lastHole, type Score } from '../session/game.js';

// Matches `60-55`: our score, then the opponent's.

const written = /^(\d{1,3})-(\d{1,3})$/;

export const isScore = (part: string): boolean => written.test(part);

export const printScore = ({ ours, theirs }: Score): string => `${ours}-${theirs}`;

/** Reads a score. Throws a `CribbageError` if it is not a score of an unfinished game. */
export const readScore = (text: string): Score => {
  const [, ours = lastHole, theirs = lastHole] = written.exec(text)?.map(Number) ?? [];
  if (Math.max(ours, theirs) >= lastHole) throw new CribbageError('badScore', text, strings.noScore(text));
  return { ours, theirs };
};
