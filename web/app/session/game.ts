import { type Score, seated, showSeatsOf } from '../../engine/game.js';
import type { Card, Rank, Side } from '../../engine/index.js';

export { lastHole, type Score } from '../../engine/game.js';

// This file defines the record of a game: what happened at the table. It holds no scores, because the engine counts
// them from the record's text.

/**
 * The people at a table, in the order in which they sit and deal. Two people are us and them. Four are partners of two and
 * two, who sit opposite and share a score.
 */
export const people = ['us', 'them', 'third', 'fourth'] as const;
export type Person = (typeof people)[number];
const table = seated<Person>(people);

/** The numbers of people who can play. */
export const tableSizes = [2, 3, 4] as const;
export type TableSize = (typeof tableSizes)[number];

/**
 * The hands of a show, in the order they are counted. The pone sits at the dealer's left. The second and third hands are those
 * of the people between the two.
 */
export const showSeats = ['pone', 'second', 'third', 'dealer', 'crib'] as const;
export type ShowSeat = (typeof showSeats)[number];

/** The hands of a game of two. */
export const seatsOfTwo = ['pone', 'dealer', 'crib'] as const;

/** Cards for each hand of a show. A table of two has no second and no third hand. */
export type ShowHands<Cards> = Readonly<Record<'pone' | 'dealer' | 'crib', Cards>> &
  Readonly<Partial<Record<'second' | 'third', Cards>>>;

/** A turn of the play: a card, a rank if the suit of the opponent's card is unknown, or `go` said by the opponent. */
export type Turn = Card | Rank | 'go';

export const isRank = (turn: Turn): turn is Rank => turn.length === 1;

export const isCard = (turn: Turn): turn is Card => turn.length === 2 && turn !== 'go';

/**
 * A step of a deal after the cut: a turn of the play, points entered as a number, or a hand pegged in the show. The
 * steps are in the order in which points were pegged.
 */
export type DealStep =
  | { readonly turn: Turn }
  | { readonly by: Person; readonly points: number }
  /**
   * The hand of this seat was pegged for what its cards are worth. If its player counted it, `claimed` are the points
   * that they counted. If the player counted too few, only those points were pegged, and `missed` are the points that
   * the player missed. If the player counted too many, the hand's worth was pegged, and `overcounted` are the points
   * too many.
   */
  | { readonly show: ShowSeat; readonly claimed?: number; readonly missed?: number; readonly overcounted?: number };

/** One deal, as far as it was seen. */
export interface Deal {
  readonly weDeal: boolean;
  /** How many people play, if more than two. */
  readonly size?: 3 | 4;
  /** The dealer, if it is neither of the first two people. */
  readonly dealer?: 'third' | 'fourth';
  /** Our cards before the throw, up to six. */
  readonly dealt: readonly Card[];
  /** Our two cards in the crib, if they are known to be ours. */
  readonly thrown: readonly Card[];
  readonly hands: ShowHands<readonly Card[]>;
  readonly starter: Card | null;
  readonly steps: readonly DealStep[];
}

/** A game, complete or not. The last deal is the one on the table. */
export interface Game {
  /** The score before the first deal. Partners have one score, and a third player has their own. */
  readonly start: Score & { readonly third?: number };
  readonly deals: readonly Deal[];
  /** The hole that wins, if it is not the last hole of the board. */
  readonly target?: number;
}

/** The margins by which a loser can be skunked. */
export const skunks = ['skunk', 'doubleSkunk'] as const;
export type Skunk = (typeof skunks)[number];

export const handSize = 4;
/** The greatest number of cards that a person is dealt. */
export const dealtSize = 6;

/** Returns how many cards each person is dealt. */
export const dealtTo = (deal: Pick<Deal, 'size'>): number => (isForMore(deal) ? 5 : dealtSize);

export const other = (side: Side): Side => (side === 'us' ? 'them' : 'us');

export const sizeOf = ({ size }: Pick<Deal, 'size'>): TableSize => size ?? 2;

/** Returns the people who play, in the order in which they deal. */
export const peopleOf = (deal: Pick<Deal, 'size'>): readonly Person[] => people.slice(0, sizeOf(deal));

/** Returns the people of whom each has a score: of partners, the first. */
export const sidesOf = (deal: Pick<Deal, 'size'>): readonly Person[] => table.sidesOf(sizeOf(deal));

/** Returns the person who has the score of this person: of partners, the first. */
export const scorerOf = (deal: Pick<Deal, 'size'>, who: Person): Person => table.sideOf(who, sizeOf(deal));

export const dealerOf = ({ weDeal, dealer }: Pick<Deal, 'weDeal' | 'dealer'>): Person =>
  dealer ?? (weDeal ? 'us' : 'them');

/** Returns the person who deals after the dealer of this deal. */
export const nextDealer = (deal: Deal): Person => table.leftOf(dealerOf(deal), sizeOf(deal));

/** Returns who deals, as a deal has it. */
export const dealtBy = (who: Person): Pick<Deal, 'weDeal' | 'dealer'> => ({
  weDeal: who === 'us',
  ...((who === 'third' || who === 'fourth') && { dealer: who }),
});

/** Returns the hands of the show of a deal, in the order they are counted. */
export const seatsOf = (deal: Pick<Deal, 'size'>): readonly ShowSeat[] => showSeatsOf(sizeOf(deal));

export const emptyDeal = (weDeal: boolean): Deal => ({
  weDeal,
  dealt: [],
  thrown: [],
  hands: { pone: [], dealer: [], crib: [] },
  starter: null,
  steps: [],
});

/** Returns a deal for a table of this size. */
const emptyDealOf = (size: TableSize, dealer: Person): Deal => ({
  ...emptyDeal(dealer === 'us'),
  ...dealtBy(dealer),
  ...(size !== 2 && { size }),
});

export const newGame = (weDeal: boolean, start: Score = { ours: 0, theirs: 0 }): Game => ({
  start,
  deals: [emptyDeal(weDeal)],
});

/** Returns the deal on the table. */
export const dealOf = ({ deals }: Game): Deal => deals.at(-1) as Deal;

export const withDeal = (game: Game, deal: Deal): Game => ({ ...game, deals: [...game.deals.slice(0, -1), deal] });

/** Returns our seat in a deal of two. */
export const ourSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'dealer' : 'pone');

/** Returns the opponent's seat in a deal of two. */
export const theirSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'pone' : 'dealer');

/** Returns the person who scores this seat's hand. */
export const personAt = (deal: Deal, seat: ShowSeat): Person => table.showerOf(dealerOf(deal), seat, sizeOf(deal));

/** Returns the side that scores this seat's hand, in a game of two. */
export const sideOf = (deal: Deal, seat: ShowSeat): Side => personAt(deal, seat) as Side;

export const turnsOf = ({ steps }: Deal): readonly Turn[] =>
  steps.flatMap((step) => ('turn' in step ? [step.turn] : []));

export const playedOf = (deal: Deal): readonly Card[] => turnsOf(deal).filter(isCard);

export const wasPegged = ({ steps }: Deal, seat: ShowSeat): boolean =>
  steps.some((step) => 'show' in step && step.show === seat);

const joined = (one: readonly Card[], two: readonly Card[]): readonly Card[] => [
  ...one,
  ...two.filter((card) => !one.includes(card)),
];

/** Returns the cards of a seat: those entered for it, those it played, and for the crib those we threw. */
export const handOf = (deal: Deal, seat: ShowSeat): readonly Card[] => {
  const said = deal.hands[seat] ?? [];
  if (seat === 'crib') return joined(deal.thrown, said);
  if (seat !== theirSeat(deal) || sizeOf(deal) > 2) return said;
  return joined(
    said,
    playedOf(deal).filter((card) => !deal.hands[ourSeat(deal)].includes(card)),
  );
};

/** True if the four cards of this hand and the starter are known. */
export const isShown = (deal: Deal, seat: ShowSeat): boolean =>
  handOf(deal, seat).length === handSize && deal.starter !== null;

/**
 * Returns a hand that was pegged but lacks cards now, because it is being corrected. It is worth nothing until it is
 * complete.
 */
export const unfinishedOf = (deal: Deal): ShowSeat | undefined =>
  showSeats.find((seat) => wasPegged(deal, seat) && !isShown(deal, seat));

/** Returns a game of as many people, in which nothing has happened. */
export const gameOf = (size: TableSize, dealer: Person = 'us'): Game => ({
  start: { ours: 0, theirs: 0 },
  deals: [emptyDealOf(size, dealer)],
});

/** Returns the next deal: by the next dealer, and without cards. */
export const dealAfter = (deal: Deal): Deal => emptyDealOf(sizeOf(deal), nextDealer(deal));

/** Returns the dealer of the current deal or, once its crib is pegged, of the next one. */
export const dealerNow = (deal: Deal): Person =>
  wasPegged(deal, 'crib') && !unfinishedOf(deal) ? nextDealer(deal) : dealerOf(deal);

/** Returns whether we are the dealer that `dealerNow` returns. */
export const weDealNext = (deal: Deal): boolean => dealerNow(deal) === 'us';

/** True if a hand of this deal was counted, so the throw is over. */
export const isCounting = (deal: Deal): boolean => showSeats.some((seat) => wasPegged(deal, seat));

/** True if a jack was cut, which gives the dealer two points. */
export const isHeels = ({ starter }: Pick<Deal, 'starter'>): boolean => starter?.startsWith('J') ?? false;

/** True if the engine has something to count. If not, the score is the starting score. */
export const needsCounting = (game: Game): boolean =>
  game.deals.length > 1 || dealOf(game).steps.length > 0 || isHeels(dealOf(game));

/** True if no card lies on the table. */
export const isBare = ({ dealt, thrown, hands, starter }: Deal): boolean =>
  starter === null && [dealt, thrown, ...Object.values(hands)].every(({ length }) => length === 0);

/** True if more than two people play. Advice, win chances and reviews are for two. */
export const isForMore = (deal: Pick<Deal, 'size'>): boolean => sizeOf(deal) > 2;

/** True if the game has neither cards nor points. */
export const isUntouched = (game: Game): boolean =>
  !needsCounting(game) && game.start.ours + game.start.theirs + (game.start.third ?? 0) === 0 && isBare(dealOf(game));

/** True if nothing is known of the game but a score, as in a link to a board. */
export const isOnlyScore = ({ deals }: Game): boolean =>
  deals.length === 1 && deals.every((deal) => isBare(deal) && deal.steps.length <= 1);
