import { type Card, CribbageError, type Engine } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Score } from '../session/game.js';
import type { Session } from '../session/session.js';

/** The engine's methods that read the cards and ranks in a link. */
export type Reader = Pick<Engine, 'parseCards' | 'scoreRanks'>;

/** What a link opens: a session and, if the link gives them, a ranking for its throws or the record of a game. */
export interface LinkedPosition {
  readonly session: Session;
  readonly ranking?: Ranking;
  /** The text of a recorded game to review, as it stands in the link. */
  readonly record?: string;
}

/**
 * Reads the cards of a link, and returns the position in a new game that starts at the score `start`. Rejects with a
 * `CribbageError` if a card cannot be read, or if the cards cannot occur together in a deal.
 */
export type Open = (reader: Reader, start: Score | undefined) => Promise<LinkedPosition>;

// Refuses the text. The error quotes only its first ten characters, because an error can hold at most 40 bytes.
const refuseText = (text: string): never => {
  const start = [...text.trim()].slice(0, 10).join('');
  throw new CribbageError('badCard', start, strings.noCard(start));
};

/**
 * Reads the cards of each part. Refuses a part with text but no card, which the engine would accept as an empty list.
 */
export const readParts = async (texts: readonly string[], reader: Reader): Promise<readonly (readonly Card[])[]> => {
  const lists: (readonly Card[])[] = [];
  for (const text of texts) {
    const { cards, error } = await reader.parseCards({ text });
    if (error) throw new CribbageError(error.code, error.text, error.message, error);
    if (cards.length === 0 && text.trim() !== '') refuseText(text);
    lists.push(cards);
  }
  return lists;
};

export const checkSize = (cards: readonly Card[], most: number, message: (count: number) => string): void => {
  if (cards.length > most) throw new CribbageError('wrongCount', cards.join(' '), message(cards.length));
};
