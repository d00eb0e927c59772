import type { Card } from '../../engine/index.js';
import { dealOf, handOf, handSize, laidOf, type ShowSeat, showSeats, withDeal } from '../record/game.js';
import type { Seat, Sitting } from '../record/sitting.js';

/** What the Count screen sees of a sitting. */
export interface CountGame {
  readonly seat: Seat;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly starter: Card | null;
  readonly ranks: string;
  /** Cards of the hands that fell in the play: they cannot be taken away here. */
  readonly laid: readonly Card[];
}

export const emptyCount: CountGame = {
  seat: 'pone',
  hands: { pone: [], dealer: [], crib: [], any: [] },
  starter: null,
  ranks: '',
  laid: [],
};

export const countOf = ({ game, seat, loose, ranks }: Sitting): CountGame => {
  const deal = dealOf(game);
  const hand = (of: ShowSeat) => handOf(deal, of);
  return {
    seat,
    hands: { pone: hand('pone'), dealer: hand('dealer'), crib: hand('crib'), any: loose },
    starter: deal.starter,
    ranks,
    laid: laidOf(deal),
  };
};

// A hand that is gone has no peg either.
export const withCount = (sitting: Sitting, { seat, hands, starter, ranks }: CountGame): Sitting => {
  const deal = dealOf(sitting.game);
  const { crib, any } = hands;
  const laid = laidOf(deal);
  const steps = deal.steps.filter((step) => !('show' in step) || hands[step.show].length > 0);
  const thrown = deal.thrown.every((card) => crib.includes(card)) ? deal.thrown : [];
  // Cards that fell belong to the play: they go with it, where nobody said that they were in the hand.
  const said = (of: ShowSeat) => hands[of].filter((card) => deal.hands[of].includes(card) || !laid.includes(card));
  const changed = { ...deal, hands: { pone: said('pone'), dealer: said('dealer'), crib }, thrown, starter, steps };
  return { ...sitting, seat, loose: any, ranks, game: withDeal(sitting.game, changed) };
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
  seat === 'any' ? [] : showSeats.filter((each) => each !== seat).flatMap((each) => hands[each]);

/** Ranks were given in place of cards. */
export const countsRanks = ({ seat, ranks }: CountGame): boolean => seat === 'any' && ranks !== '';

export const handIsWhole = (count: CountGame): boolean =>
  count.seat !== 'any' && count.hands[count.seat].length === handSize && count.starter !== null;
