import type { Card } from '../../engine/index.js';

/** Whose four cards are counted: the three hands of a show, or any cards without a starter. */
export type Seat = 'pone' | 'dealer' | 'crib' | 'any';
/** The three hands of a show, in the order they are counted. */
export const showSeats = ['pone', 'dealer', 'crib'] as const;
export const seats: readonly Seat[] = [...showSeats, 'any'];

/** What undo restores, on the Count screen. */
export interface CountGame {
  readonly seat: Seat;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly starter: Card | null;
  /** Ranks without suits, typed; they take the place of the cards of `any`. */
  readonly ranks: string;
}

export const handSize = 4;

export const emptyCount: CountGame = {
  seat: 'pone',
  hands: { pone: [], dealer: [], crib: [], any: [] },
  starter: null,
  ranks: '',
};

/** The starter belongs to the three hands of the show and not to any other cards. */
export const starterOf = ({ seat, starter }: CountGame): Card | null => (seat === 'any' ? null : starter);

/** The cards in front of the player now, the starter last. */
export const cardsHere = (count: CountGame): readonly Card[] => {
  const starter = starterOf(count);
  return starter ? [...count.hands[count.seat], starter] : count.hands[count.seat];
};

/** Cards of this deal that are in another hand of the show. */
export const cardsElsewhere = ({ seat, hands }: CountGame): readonly Card[] =>
  seat === 'any' ? [] : seats.filter((other) => other !== seat && other !== 'any').flatMap((other) => hands[other]);

/** Ranks were given in place of cards. */
export const countsRanks = ({ seat, ranks }: CountGame): boolean => seat === 'any' && ranks !== '';

export const handIsWhole = (count: CountGame): boolean =>
  count.seat !== 'any' && count.hands[count.seat].length === handSize && count.starter !== null;
