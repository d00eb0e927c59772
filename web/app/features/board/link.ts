import { CribbageError } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { dealOf, lastHole, type Score } from '../../session/game.js';
import { newSession, type Session } from '../../session/session.js';
import { pegPoints } from '../../session/session_updates.js';
import type { Open } from '../link_parts.js';
import { isScore, printScore, readScore } from '../score_link.js';

// Prints our score, the opponent's score, and `/theirs` if the opponent deals, as in `60-55/theirs`. The back pegs are
// not in the link.

export const printBoard = (session: Session, score: Score): string =>
  `${printScore(score)}${dealOf(session.game).weDeal ? '' : '/theirs'}`;

// Returns a game that the side with the higher score has won, by a peg that ends in the last hole.
const wonAt = (text: string, weDeal: boolean): Session => {
  const [ours = 0, theirs = 0] = text.split('-').map(Number);
  const winner = ours > theirs ? 'us' : 'them';
  if (Math.max(ours, theirs) > lastHole || ours === theirs)
    throw new CribbageError('badScore', text, strings.noScore(text));
  const start = winner === 'us' ? { ours: 0, theirs } : { ours, theirs: 0 };
  return pegPoints(newSession(weDeal, start), winner, lastHole);
};

const opened = (text: string, weDeal: boolean): Session =>
  text.split('-').some((hole) => Number(hole) >= lastHole) ? wonAt(text, weDeal) : newSession(weDeal, readScore(text));

export const splitBoard = (rest: string, [seat]: readonly string[]): Open | undefined => {
  if (seat !== undefined && seat !== 'mine' && seat !== 'theirs') return undefined;
  const weDeal = seat !== 'theirs';
  if (rest === '') return async () => ({ session: newSession(weDeal) });
  return isScore(rest) ? async () => ({ session: opened(rest, weDeal) }) : undefined;
};
