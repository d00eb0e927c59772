import type { Card, Side } from '../../engine/index.js';
import type { Score } from './board.js';
import { handSize } from './count.js';

/** What one side did: laid a card, or said go in words. Whose a card is, our four tell. */
export type Turn = Card | 'go';

/** What undo restores, on the Play screen. */
export interface PlayGame {
  readonly weDeal: boolean;
  readonly kept: readonly Card[];
  /** Our two in the crib, where we know them: nobody else holds them. */
  readonly thrown: readonly Card[];
  readonly starter: Card | null;
  /** In order. A `go` is theirs; our own need not be said. */
  readonly played: readonly Turn[];
  /** The score when the first of them was laid. */
  readonly before?: Score;
}

export const emptyPlay: PlayGame = { weDeal: true, kept: [], thrown: [], starter: null, played: [] };

export const bySide = ({ kept }: PlayGame, turn: Turn): Side => (turn !== 'go' && kept.includes(turn) ? 'us' : 'them');

export const laidCards = ({ played }: PlayGame): readonly Card[] =>
  played.filter((turn): turn is Card => turn !== 'go');

export const theirCards = (play: PlayGame): readonly Card[] =>
  laidCards(play).filter((card) => !play.kept.includes(card));

/** Both hands are laid out. */
export const isLaidOut = (play: PlayGame): boolean => laidCards(play).length === 2 * handSize;

/** Our four and the starter are known, so the play may begin. */
export const mayBegin = ({ kept, starter }: PlayGame): boolean => kept.length === handSize && starter !== null;

/** Cards on the table that are neither ours nor the starter's: theirs. */
export const cardsInPlay = (play: PlayGame): readonly Card[] => [
  ...play.kept,
  ...(play.starter ? [play.starter] : []),
  ...theirCards(play),
];
