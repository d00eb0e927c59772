import { CribbageError } from '../../../engine/index.js';
import { type BoardGame, emptyBoard, lastHole, type Score, scoreOf } from '../../games/board.js';
import { strings } from '../../strings.js';
import type { Open } from '../link_parts.js';

// `60-55/theirs`: ours, theirs, who deals. Where the back pegs stood is not said.

const written = /^(\d{1,3})-(\d{1,3})$/;

export const isScore = (part: string): boolean => written.test(part);

export const printScore = ({ ours, theirs }: Score): string => `${ours}-${theirs}`;

/** A board as it stands at this score; a `CribbageError` where there is none. */
export const boardAt = (score: string, weDeal: boolean, most: number = lastHole - 1): BoardGame => {
  const [, ours = 0, theirs = 0] = written.exec(score)?.map(Number) ?? [];
  const over = [ours, theirs].filter((hole) => hole === lastHole).length;
  if (Math.max(ours, theirs) > most || over > 1) throw new CribbageError('badScore', score, strings.noScore(score));
  return { us: [0, ours], them: [0, theirs], weDeal, counted: [] };
};

export const printBoard = (board: BoardGame): string => `${printScore(scoreOf(board))}${board.weDeal ? '' : '/theirs'}`;

export const splitBoard = (rest: string, [seat]: readonly string[]): Open<'board'> | undefined => {
  if (seat !== undefined && seat !== 'mine' && seat !== 'theirs') return undefined;
  // A link that says no score leads to whatever is on the board.
  if (rest === '') return async () => emptyBoard;
  return isScore(rest) ? async () => boardAt(rest, seat !== 'theirs', lastHole) : undefined;
};
