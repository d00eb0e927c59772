import { type Card, CribbageError, type Engine } from '../../engine/index.js';
import type { Ranking } from '../games/discard.js';
import type { Score } from '../record/game.js';
import type { Sitting } from '../record/sitting.js';

/** What reads the parts of a link. */
export type Reader = Pick<Engine, 'parseCards' | 'scoreRanks'>;

/** What a link describes: a sitting of its own, and how throws are ranked. */
export interface Position {
  readonly sitting: Sitting;
  readonly ranking?: Ranking;
  /** What is to be reviewed, as the link says it. */
  readonly record?: string;
}

/**
 * Reads a link's cards, in a game that began at `start`; rejects with a `CribbageError` where they cannot be read or do not
 * make a game.
 */
export type Open = (reader: Reader, start: Score | undefined) => Promise<Position>;

export const readParts = async (texts: readonly string[], reader: Reader): Promise<readonly (readonly Card[])[]> => {
  const lists: (readonly Card[])[] = [];
  for (const text of texts) {
    const { cards, error } = await reader.parseCards({ text });
    if (error) throw new CribbageError(error.code, error.text, error.message);
    lists.push(cards);
  }
  return lists;
};

/** Refuses more cards than there may be. */
export const checkSize = (cards: readonly Card[], most: number, message: (count: number) => string): void => {
  if (cards.length > most) throw new CribbageError('wrongCount', cards.join(' '), message(cards.length));
};
