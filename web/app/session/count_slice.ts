import { type Card, type Rank, ranks, suits } from '../../engine/cards.js';
import {
  dealOf,
  handOf,
  handSize,
  isForMore,
  isRank,
  playedOf,
  type ShowSeat,
  showSeats,
  theirSeat,
  turnsOf,
  wasPegged,
  withDeal,
} from './game.js';
import { isBeforeGame, noLoneHand, type Seat, type Session } from './session.js';

/** The part of a session that the Count screen sees. */
export interface CountGame {
  /** How many people play, if more than two. */
  readonly size?: 3 | 4;
  readonly seat: Seat;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly starter: Card | null;
  /** True if a hand was pegged and the starter was taken away since, to correct it. The next card is the starter. */
  readonly awaitsStarter: boolean;
  readonly ranks: string;
  /** The cards that were played in the play. They cannot be removed from a hand on this screen. */
  readonly played: readonly Card[];
  /**
   * If `seat` is the opponent's, the ranks of the cards that the opponent played with unknown suits. These cards belong
   * to that hand.
   */
  readonly fell: readonly Rank[];
}

export const emptyCount: CountGame = {
  seat: 'pone',
  hands: { pone: [], second: [], third: [], dealer: [], crib: [], any: [] },
  starter: null,
  awaitsStarter: false,
  ranks: '',
  played: [],
  fell: [],
};

// Returns the seat under which the lone hand stands.
const loneSeat = (seat: Seat): ShowSeat => (seat === 'any' ? 'pone' : seat);

/** Returns what the Count screen sees: the hands of the deal on the table or, before there is a game, the lone hand. */
export const countOf = (session: Session): CountGame => {
  const { game, seat, lone, loose, ranks } = session;
  if (isBeforeGame(session)) {
    const hands = { ...emptyCount.hands, [loneSeat(seat)]: lone.hand, any: loose };
    return { ...emptyCount, seat, hands, starter: lone.starter, ranks };
  }
  const deal = dealOf(game);
  const hand = (of: ShowSeat) => handOf(deal, of);
  return {
    ...(deal.size && { size: deal.size }),
    seat,
    hands: {
      pone: hand('pone'),
      second: hand('second'),
      third: hand('third'),
      dealer: hand('dealer'),
      crib: hand('crib'),
      any: loose,
    },
    starter: deal.starter,
    awaitsStarter: deal.starter === null && showSeats.some((each) => wasPegged(deal, each)),
    ranks,
    played: playedOf(deal),
    fell: !isForMore(deal) && seat === theirSeat(deal) ? turnsOf(deal).filter(isRank) : [],
  };
};

/**
 * Puts the cards of the Count screen back into the session. Before there is a game, a single hand stays a lone hand, and
 * the hands of a whole show become a deal. A hand that has lost all its cards loses its pegged points too.
 */
export const withCount = (session: Session, count: CountGame): Session => {
  const { seat, hands, starter, ranks } = count;
  const held = showSeats.filter((each) => hands[each].length > 0);
  const of = held[0] ?? loneSeat(seat);
  if (isBeforeGame(session) && held.length <= 1 && (of === seat || seat === 'any'))
    return { ...session, seat, loose: hands.any, ranks, lone: { hand: hands[of], starter } };
  return { ...withHands(session, count), lone: noLoneHand };
};

const withHands = (session: Session, { seat, hands, starter, ranks }: CountGame): Session => {
  const deal = dealOf(session.game);
  const { crib, any } = hands;
  const played = playedOf(deal);
  const steps = deal.steps.filter((step) => !('show' in step) || hands[step.show].length > 0);
  const thrown = deal.thrown.every((card) => crib.includes(card)) ? deal.thrown : [];
  // Returns the cards that were entered for a hand. Cards known only from the play are left out, so that they disappear
  // if the play is cleared.
  const said = (of: ShowSeat) => hands[of].filter((card) => deal.hands[of]?.includes(card) || !played.includes(card));
  const between = isForMore(deal) && { second: said('second'), third: said('third') };
  const entered = { pone: said('pone'), ...between, dealer: said('dealer'), crib };
  const changed = { ...deal, hands: entered, thrown, starter, steps };
  return { ...session, seat, loose: any, ranks, game: withDeal(session.game, changed) };
};

/** Returns the starter. It counts for the three hands of the show, but not for cards counted on their own (`any`). */
export const starterOf = ({ seat, starter }: CountGame): Card | null => (seat === 'any' ? null : starter);

/** Returns the cards of the current hand, starter last. */
export const cardsHere = (count: CountGame): readonly Card[] => {
  const starter = starterOf(count);
  return starter ? [...count.hands[count.seat], starter] : count.hands[count.seat];
};

/** Returns the cards of this deal that are in another hand of the show. */
export const cardsElsewhere = ({ seat, hands }: CountGame): readonly Card[] =>
  seat === 'any' ? [] : showSeats.filter((each) => each !== seat).flatMap((each) => hands[each]);

/**
 * True if the card fits into the hand. The hand must keep room for the cards whose ranks were played from it, but whose
 * suits are unknown.
 */
export const mayHold = ({ fell, played }: CountGame, hand: readonly Card[], card: Card): boolean => {
  const free = hand.filter((each) => !played.includes(each));
  const missing = free.reduce<readonly Rank[]>((ranks, each) => {
    const at = ranks.findIndex((rank) => each.startsWith(rank));
    return ranks.filter((_, other) => other !== at);
  }, fell);
  return (
    played.includes(card) || missing.some((rank) => card.startsWith(rank)) || hand.length + missing.length < handSize
  );
};

/** Returns the cards for which the current hand has no room, because the ranks of its missing cards are known. */
export const cardsWithoutRoom = (count: CountGame): readonly Card[] => {
  const hand = count.hands[count.seat];
  if (count.fell.length === 0 || hand.length >= handSize) return [];
  const deck = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
  return deck.filter((card) => !hand.includes(card) && !mayHold(count, hand, card));
};

/** True if ranks are counted instead of cards. */
export const countsRanks = ({ seat, ranks }: CountGame): boolean => seat === 'any' && ranks !== '';

export const handIsWhole = (count: CountGame): boolean =>
  count.seat !== 'any' && count.hands[count.seat].length === handSize && count.starter !== null;
