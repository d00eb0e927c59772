import type { Card, Level } from '../../engine/index.js';
import { seeds } from '../../engine/sealed.js';
import { pipsOf } from '../../exercises/rank_order.js';
import {
  type Deal,
  type DealStep,
  dealOf,
  emptyDeal,
  type Game,
  handSize,
  lastHole,
  newGame,
  ourSeat,
  playedOf,
  type ShowSeat,
  seatsOfTwo,
  type Turn,
  wasPegged,
  withDeal,
} from './game.js';
import type { SeriesLength } from './series.js';

// This file defines a game against the engine. Such a game consists of a record of what a player in our seat sees, and of
// the opponent's two cards in the crib, which we do not see. All cards follow from the seed, the score follows from the
// record, and the opponent's choices follow from the cards they see.

export const targets = [lastHole, 61] as const;

/**
 * The ways to count our hands: by the app, or by the player. With muggins the opponent gets the points we miss. If the
 * count is strict, they also get the points that we claim too much.
 */
export const counters = ['app', 'own', 'muggins', 'strict'] as const;

export interface MatchSettings {
  readonly target: (typeof targets)[number];
  readonly counts: (typeof counters)[number];
  /** How many games the series has; 1 is a single game. */
  readonly games: SeriesLength;
}

export const usualSettings: MatchSettings = { target: lastHole, counts: 'app', games: 1 };

/** The result of an earlier game with the same cards. */
export interface Comparison {
  readonly who: 'friend' | 'us';
  /** True if that game was played on the side that we have now. */
  readonly sameSide: boolean;
  /** The margin by which `who` won, in holes; negative if they lost. */
  readonly lead: number;
}

/** The options of a new game. */
export interface MatchStart {
  readonly level: Level;
  readonly settings?: MatchSettings;
  readonly seed?: number | null;
  readonly swapped?: boolean;
  readonly comparison?: Comparison | null;
  readonly guided?: boolean;
  readonly earlier?: readonly Game[];
}

export type Hint = readonly [deal: number, fallen: number];

export interface Match {
  readonly level: Level;
  /**
   * The engine deals the cut from this seed, and the n-th deal from seed + n. Null until the engine has drawn a seed.
   */
  readonly seed: number | null;
  /** True if the sides are exchanged: we get the cards that this seed usually gives the opponent. */
  readonly swapped: boolean;
  /** The record. It has no deal until the cut for the first deal has been seen. */
  readonly game: Game;
  /** The opponent's two cards in the crib of the current deal; empty before they throw. */
  readonly faceDown: readonly Card[];
  /** True once all cards are played and the hands are being counted. */
  readonly counting: boolean;
  /** The way to count our hands. */
  readonly counts: MatchSettings['counts'];
  /** The points that we have counted for the current hand; null if we have not counted it yet. */
  readonly claim: number | null;
  /** The earlier result with the same cards, shown at the end. */
  readonly rival: Comparison | null;
  /**
   * The places where we asked for the best choice, for a review: the number of the deal, from 1, and how many cards of
   * that deal had been played (0 before the throw).
   */
  readonly hints: readonly Hint[];
  /** How many games the series has, and the finished games of the series before this one. */
  readonly games: SeriesLength;
  readonly earlier: readonly Game[];
  /** True while each step of the first deal is explained. */
  readonly guided: boolean;
}

export const newMatch = ({
  level,
  settings = usualSettings,
  seed = null,
  swapped = false,
  comparison = null,
  guided = false,
  earlier = [],
}: MatchStart): Match => ({
  level,
  seed,
  swapped,
  game: { start: { ours: 0, theirs: 0 }, deals: [], ...(settings.target !== lastHole && { target: settings.target }) },
  faceDown: [],
  counting: false,
  counts: settings.counts,
  claim: null,
  rival: comparison,
  hints: [],
  games: settings.games,
  earlier,
  guided,
});

export const settingsOf = ({ game, counts, games }: Match): MatchSettings => ({
  target: targets.find((target) => target === game.target) ?? lastHole,
  counts,
  games,
});

export const withSeed = (match: Match, seed: number): Match => ({ ...match, seed: seed % seeds });

/** True once the cut for the deal was seen and the first deal is on the table. */
export const isBegun = ({ game }: Match): boolean => game.deals.length > 0;

/** True while each step is explained. The opponent then waits until the player has read on. */
export const isGuided = ({ guided, game }: Match): boolean => guided && game.deals.length <= 1;

/** True if there is something to resume: a deal, or the earlier games of a series. */
export const hasStarted = (match: Match): boolean => isBegun(match) || match.earlier.length > 0;

export const begin = (match: Match, weDeal: boolean): Match => ({
  ...match,
  game: { ...match.game, deals: newGame(weDeal).deals },
});

/** Remembers that we asked for the best choice here. */
export const askedHere = (match: Match): Match => {
  const { deals } = match.game;
  const here: Hint = [deals.length, playedOf(dealOf(match.game)).length];
  const known = match.hints.some(([deal, fallen]) => deal === here[0] && fallen === here[1]);
  return known ? match : { ...match, hints: [...match.hints, here] };
};

const onTable = (match: Match, change: (deal: Deal) => Partial<Deal>): Match => {
  const deal = dealOf(match.game);
  return { ...match, game: withDeal(match.game, { ...deal, ...change(deal) }) };
};

/** Puts two of our six cards in the crib. */
export const throwTwo = (match: Match, dealt: readonly Card[], thrown: readonly Card[]): Match =>
  onTable(match, (deal) => ({
    dealt,
    thrown,
    hands: { ...deal.hands, [ourSeat(deal)]: dealt.filter((card) => !thrown.includes(card)) },
  }));

/** Records the opponent's throw, and cuts the starter. */
export const throwTheirs = (match: Match, faceDown: readonly Card[], starter: Card): Match => ({
  ...onTable(match, () => ({ starter })),
  faceDown,
});

/** Records a played card, or the opponent's go. Our own go is not recorded because our cards prove it. */
export const turn = (match: Match, turn: Turn): Match =>
  onTable(match, ({ steps }) => ({ steps: [...steps, { turn }] }));

export const hasThrown = ({ thrown }: Deal): boolean => thrown.length > 0;

export const isPlayedOut = (deal: Deal): boolean => playedOf(deal).length === 2 * handSize;

/** Returns the seat whose hand is counted next. */
export const seatToShow = (deal: Deal): ShowSeat | undefined => seatsOfTwo.find((seat) => !wasPegged(deal, seat));

/** Records the points pegged for a hand that was counted. For the crib, also turns the opponent's two discards face up. */
export const peg = (match: Match, seat: ShowSeat, pegged: readonly DealStep[]): Match => ({
  ...onTable(match, ({ steps, hands }) => ({
    steps: [...steps, ...pegged],
    hands: seat === 'crib' ? { ...hands, crib: match.faceDown } : hands,
  })),
  claim: null,
});

/**
 * Returns the record with every card that was seen. If the game ended before the crib was turned up, includes the
 * opponent's two cards in it.
 */
export const wholeGame = ({ game, faceDown }: Match): Game =>
  faceDown.length === 2 ? withDeal(game, { ...dealOf(game), hands: { ...dealOf(game).hands, crib: faceDown } }) : game;

export const dealAgain = (match: Match): Match => ({
  ...match,
  faceDown: [],
  counting: false,
  guided: false,
  game: { ...match.game, deals: [...match.game.deals, emptyDeal(!dealOf(match.game).weDeal)] },
});

/** Returns our four cards, played ones included. */
export const ourFour = (deal: Deal): readonly Card[] => deal.hands[ourSeat(deal)];

export const cribOf = ({ faceDown, game }: Match): readonly Card[] => [...dealOf(game).thrown, ...faceDown];

/** True if the card may be played at this count. */
export const canPlay = (card: Card, count: number): boolean => count + pipsOf(card) <= 31;

/** Returns those of our four cards that we still hold. */
export const cardsInHand = (deal: Deal): readonly Card[] =>
  ourFour(deal).filter((card) => !playedOf(deal).includes(card));
