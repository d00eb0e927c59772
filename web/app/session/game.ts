import type { Score } from '../../engine/game.js';
import type { Card, Rank, Side } from '../../engine/index.js';

export { lastHole, type Score } from '../../engine/game.js';

// The game record: what happened at the table. Scores are never in it; the engine counts them from its text.

/** The three hands of a show, in the order they are counted. */
export const showSeats = ['pone', 'dealer', 'crib'] as const;
export type ShowSeat = (typeof showSeats)[number];

/** What was laid in the play, the opponent's perhaps without its suit; or `go`, said by the opponent in words. */
export type Turn = Card | Rank | 'go';

export const isRank = (turn: Turn): turn is Rank => turn.length === 1;

export const isCard = (turn: Turn): turn is Card => turn.length === 2 && turn !== 'go';

/** What happened after the cut, in the order in which points were pegged. */
export type DealStep =
  | { readonly turn: Turn }
  | { readonly by: Side; readonly points: number }
  /**
   * The hand of this seat was pegged, for what its cards are worth. Where its player counted it, `claimed` is what was said, and
   * where that was too little it was pegged for that: `missed` is the rest.
   */
  | { readonly show: ShowSeat; readonly claimed?: number; readonly missed?: number };

/** One deal, as far as anybody saw it. */
export interface Deal {
  readonly weDeal: boolean;
  /** Our cards before the throw: up to six. */
  readonly dealt: readonly Card[];
  /** Our two in the crib, where they are known to be ours. */
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
  /** The hole that wins, where that is not the last one of the board. */
  readonly target?: number;
}

/** How far behind a loser may be left. */
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

/** The deal on the table. */
export const dealOf = ({ deals }: Game): Deal => deals.at(-1) as Deal;

export const withDeal = (game: Game, deal: Deal): Game => ({ ...game, deals: [...game.deals.slice(0, -1), deal] });

/** Where we sit in this deal. */
export const ourSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'dealer' : 'pone');

/** Where the opponent sits. */
export const theirSeat = ({ weDeal }: Deal): 'pone' | 'dealer' => (weDeal ? 'pone' : 'dealer');

/** Whose points this seat's hand is. */
export const sideOf = ({ weDeal }: Deal, seat: ShowSeat): Side => ((seat === 'pone') === weDeal ? 'them' : 'us');

export const turnsOf = ({ steps }: Deal): readonly Turn[] =>
  steps.flatMap((step) => ('turn' in step ? [step.turn] : []));

export const laidOf = (deal: Deal): readonly Card[] => turnsOf(deal).filter(isCard);

export const wasPegged = ({ steps }: Deal, seat: ShowSeat): boolean =>
  steps.some((step) => 'show' in step && step.show === seat);

const joined = (one: readonly Card[], two: readonly Card[]): readonly Card[] => [
  ...one,
  ...two.filter((card) => !one.includes(card)),
];

/** The cards of a seat: those that were said to be there, and those that it laid or was thrown. */
export const handOf = (deal: Deal, seat: ShowSeat): readonly Card[] => {
  const said = deal.hands[seat];
  if (seat === 'crib') return joined(deal.thrown, said);
  if (seat === ourSeat(deal)) return said;
  return joined(
    said,
    laidOf(deal).filter((card) => !deal.hands[ourSeat(deal)].includes(card)),
  );
};

/** All five cards of this show are known. */
export const isShown = (deal: Deal, seat: ShowSeat): boolean =>
  handOf(deal, seat).length === handSize && deal.starter !== null;

/** A hand that was pegged and has not all its cards: it is being corrected, and worth nothing until it has. */
export const unfinishedOf = (deal: Deal): ShowSeat | undefined =>
  showSeats.find((seat) => wasPegged(deal, seat) && !isShown(deal, seat));

/** Whether we deal next: the deal on the table, until its crib is pegged. */
export const weDealNext = (deal: Deal): boolean => (wasPegged(deal, 'crib') && !unfinishedOf(deal)) !== deal.weDeal;

/** Somebody has counted a hand of this deal: it is past its throw. */
export const isCounting = (deal: Deal): boolean => showSeats.some((seat) => wasPegged(deal, seat));

/** A jack was cut: two for the dealer. */
export const isHeels = ({ starter }: Pick<Deal, 'starter'>): boolean => starter?.startsWith('J') ?? false;

/** There is something to count: else the score is that of the start. */
export const needsCounting = (game: Game): boolean =>
  game.deals.length > 1 || dealOf(game).steps.length > 0 || isHeels(dealOf(game));

/** Nothing lies on the table. */
export const isBare = ({ dealt, thrown, hands, starter }: Deal): boolean =>
  starter === null && [dealt, thrown, ...Object.values(hands)].every(({ length }) => length === 0);

/** Neither a card nor a point is in it. */
export const isUntouched = (game: Game): boolean =>
  !needsCounting(game) && game.start.ours + game.start.theirs === 0 && isBare(dealOf(game));
