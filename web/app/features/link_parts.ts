import { type Card, CribbageError, type Engine } from '../../engine/index.js';
import { strings } from '../messages/app.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Score } from '../session/game.js';
import type { Session } from '../session/session.js';

/** The engine's questions that read the parts of a link. */
export type Reader = Pick<Engine, 'parseCards' | 'scoreRanks'>;

/** The position of a link: its own session, and the ranking of its throws. */
export interface LinkedPosition {
  readonly session: Session;
  readonly ranking?: Ranking;
  /** The record to review, as written in the link. */
  readonly record?: string;
}

/**
 * Reads a link's cards, in a game that began at `start`. Rejects with a `CribbageError` if they cannot be read or do
 * not make a game.
 */
export type Open = (reader: Reader, start: Score | undefined) => Promise<LinkedPosition>;

// Quotes ten characters, which take at most the 40 bytes that an error can hold.
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
