import type { Score } from '../../engine/game.js';
import type { Card, Rank, Side } from '../../engine/index.js';

export { lastHole, type Score } from '../../engine/game.js';

// This file defines the record of a game: what happened at the table. It holds no scores, because the engine counts
// them from the record's text.

/** The three hands of a show, in the order they are counted. */
export const showSeats = ['pone', 'dealer', 'crib'] as const;
export type ShowSeat = (typeof showSeats)[number];

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
  | { readonly by: Side; readonly points: number }
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
  /** Our cards before the throw, up to six. */
  readonly dealt: readonly Card[];
  /** Our two cards in the crib, if they are known to be ours. */
  readonly thrown: readonly Card[];
  readonly hands: Readonly<Record<ShowSeat, readonly Card[]>>;
  readonly starter: Card | null;
  readonly steps: readonly DealStep[];
}

/** A game, complete or not. The last deal is the one on the table. */
export interface Game {
  /** The score before the first deal. */
  readonly start: Score;
  readonly deals: readonly Deal[];
  /** The hole that wins, if it is not the last hole of the board. */
  readonly target?: number;
}

/** The margins by which a loser can be skunked. */
export const skunks = ['skunk', 'doubleSkunk'] as const;
export type Skunk = (typeof skunks)[number];

export const handSize = 4;
export const dealtSize = 6;

export const other = (side: Side): Side => (side === 'us' ? 'them' : 'us');

export const emptyDeal = (weDeal: boolean): Deal => ({
  weDeal,
  dealt: [],
  thrown: [],
  hands: { pone: [], dealer: [], crib: [] },
  starter: null,
  steps: [],
});

export const newGame = (weDeal: boolean, start: Score = { ours: 0, theirs: 0 }): Game => ({
  start,
  deals: [emptyDeal(weDeal)],
});

/** Returns the deal on the table. */
export const dealOf = ({ deals }: Game): Deal => deals.at(-1) as Deal;

export const withDeal = (game: Game, deal: Deal): Game => ({ ...game, deals: [...game.deals.slice(0, -1), deal] });

export const ourSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'dealer' : 'pone');

export const theirSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'pone' : 'dealer');

/** Returns the side that scores this seat's hand. */
export const sideOf = ({ weDeal }: Deal, seat: ShowSeat): Side => ((seat === 'pone') === weDeal ? 'them' : 'us');

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
  const said = deal.hands[seat];
  if (seat === 'crib') return joined(deal.thrown, said);
  if (seat === ourSeat(deal)) return said;
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

/** Returns whether we deal the current deal or, once its crib is pegged, the next one. */
export const weDealNext = (deal: Deal): boolean => (wasPegged(deal, 'crib') && !unfinishedOf(deal)) !== deal.weDeal;

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

/** True if the game has neither cards nor points. */
export const isUntouched = (game: Game): boolean =>
  !needsCounting(game) && game.start.ours + game.start.theirs === 0 && isBare(dealOf(game));
