import { CribbageError } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { dealOf, isForMore, lastHole, type Person, people, type Score, sidesOf } from '../../session/game.js';
import { newSession, type Session } from '../../session/session.js';
import { pegPoints } from '../../session/session_updates.js';
import type { Open } from '../link_parts.js';
import { isScore, printScore, readScore } from '../score_link.js';
import { printTable, readTable } from '../table_link.js';

// Prints our score, the opponent's score, and `/theirs` if the opponent deals, as in `60-55/theirs`. With more than two people,
// prints the score of each side, how many play, and the place of the dealer, as in `12-13-15/three/2`. The back pegs are not in
// the link.

export const printBoard = (session: Session, score: Score, holes: Holes): string => {
  const deal = dealOf(session.game);
  if (!isForMore(deal)) return `${printScore(score)}${deal.weDeal ? '' : '/theirs'}`;
  const scores = sidesOf(deal).map((side) => holes[side] ?? 0);
  return [scores.join('-'), ...printTable(deal)].join('/');
};

type Holes = Partial<Readonly<Record<Person, number>>>;

// Opens a table of three or four at the score of each side. A side in the last hole has won, by a peg that ends there.
const ofMore = (text: string, table: Session): Open | undefined => {
  const holes = text === '' ? [] : text.split('-').map(Number);
  const isRight =
    text === '' || (/^\d{1,3}(-\d{1,3})+$/.test(text) && holes.length === sidesOf(dealOf(table.game)).length);
  if (!isRight) return undefined;
  return async () => {
    const winners = people.filter((_, at) => (holes[at] ?? 0) >= lastHole);
    if (winners.length > 1 || holes.some((each) => each > lastHole))
      throw new CribbageError('badScore', text, strings.noScore(text));
    const [ours = 0, theirs = 0, third = 0] = holes.map((each) => (each === lastHole ? 0 : each));
    const start = { ours, theirs, ...(third > 0 && { third }) };
    const session = { ...table, game: { ...table.game, start } };
    const [winner] = winners;
    return { session: winner ? pegPoints(session, winner, lastHole) : session };
  };
};

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

export const splitBoard = (rest: string, [seat, dealer]: readonly string[]): Open | undefined => {
  const table = readTable(seat, dealer);
  if (table) return ofMore(rest, table);
  if (seat !== undefined && seat !== 'mine' && seat !== 'theirs') return undefined;
  const weDeal = seat !== 'theirs';
  if (rest === '') return async () => ({ session: newSession(weDeal) });
  return isScore(rest) ? async () => ({ session: opened(rest, weDeal) }) : undefined;
};
