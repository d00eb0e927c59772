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
  laidOf,
  lastHole,
  newGame,
  ourSeat,
  type ShowSeat,
  showSeats,
  type Turn,
  wasPegged,
  withDeal,
} from './game.js';

// A game against the engine as a record: everything a player in our seat sees, and the two cards that the opponent threw face down. The
// cards follow from the seed, the score from the record, and the opponent's choices from the cards that they see.

export const targets = [lastHole, 61] as const;

/** Who counts our hands: the app, or ourselves, and then perhaps with muggins: what we miss is theirs. */
export const counters = ['app', 'own', 'muggins'] as const;

export interface MatchSettings {
  readonly target: (typeof targets)[number];
  readonly counts: (typeof counters)[number];
}

export const usualSettings: MatchSettings = { target: lastHole, counts: 'app' };

/** How the same cards went before. */
export interface Comparison {
  readonly who: 'friend' | 'us';
  /** The side that we have now; else the other one. */
  readonly sameSide: boolean;
  /** By how many holes they won; less than 0 where they lost. */
  readonly lead: number;
}

/** What a game begins with. */
export interface MatchStart {
  readonly level: Level;
  readonly settings?: MatchSettings;
  readonly seed?: number | null;
  readonly swapped?: boolean;
  readonly comparison?: Comparison | null;
}

export type Hint = readonly [deal: number, fallen: number];

export interface Match {
  readonly level: Level;
  /** The cut is dealt with it and deal n with n more; null until the engine has drawn one. */
  readonly seed: number | null;
  /** Whoever would sit here sits there: the same cards from the other side. */
  readonly swapped: boolean;
  /** The record. It has no deal before the cut was seen. */
  readonly game: Game;
  /** Their two in the crib of the deal on the table; none before they threw. */
  readonly faceDown: readonly Card[];
  /** The cards are laid and the hands are being counted. */
  readonly counting: boolean;
  /** Who counts our hands. */
  readonly counts: MatchSettings['counts'];
  /** What we have said that our hand in front is worth. */
  readonly claim: number | null;
  /** How the same cards went before, to be shown at the end. */
  readonly rival: Comparison | null;
  /** Where we asked what is best, for a review: the deal, from 1, and how many cards of it had fallen; none before the throw. */
  readonly hints: readonly Hint[];
}

export const newMatch = ({
  level,
  settings = usualSettings,
  seed = null,
  swapped = false,
  comparison = null,
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
});

/** What was agreed before it. */
export const settingsOf = ({ game, counts }: Match): MatchSettings => ({
  target: targets.find((target) => target === game.target) ?? lastHole,
  counts,
});

export const withSeed = (match: Match, seed: number): Match => ({ ...match, seed: seed % seeds });

/** The cut for the deal was seen, and the first deal is on the table. */
export const isBegun = ({ game }: Match): boolean => game.deals.length > 0;

export const begin = (match: Match, weDeal: boolean): Match => ({
  ...match,
  game: { ...match.game, deals: newGame(weDeal).deals },
});

/** It is remembered that we asked what is best here. */
export const askedHere = (match: Match): Match => {
  const { deals } = match.game;
  const here: Hint = [deals.length, laidOf(dealOf(match.game)).length];
  const known = match.hints.some(([deal, fallen]) => deal === here[0] && fallen === here[1]);
  return known ? match : { ...match, hints: [...match.hints, here] };
};

const onTable = (match: Match, change: (deal: Deal) => Partial<Deal>): Match => {
  const deal = dealOf(match.game);
  return { ...match, game: withDeal(match.game, { ...deal, ...change(deal) }) };
};

/** We put two of our six in the crib. */
export const throwTwo = (match: Match, dealt: readonly Card[], thrown: readonly Card[]): Match =>
  onTable(match, (deal) => ({
    dealt,
    thrown,
    hands: { ...deal.hands, [ourSeat(deal)]: dealt.filter((card) => !thrown.includes(card)) },
  }));

/** They have thrown, and the starter is cut. */
export const throwTheirs = (match: Match, faceDown: readonly Card[], starter: Card): Match => ({
  ...onTable(match, () => ({ starter })),
  faceDown,
});

/** A card falls, or they say go. Our own go needs no saying: our cards prove it. */
export const turn = (match: Match, turn: Turn): Match =>
  onTable(match, ({ steps }) => ({ steps: [...steps, { turn }] }));

export const hasThrown = ({ thrown }: Deal): boolean => thrown.length > 0;

export const isLaidOut = (deal: Deal): boolean => laidOf(deal).length === 2 * handSize;

/** The hand whose turn it is to be counted. */
export const seatToShow = (deal: Deal): ShowSeat | undefined => showSeats.find((seat) => !wasPegged(deal, seat));

/** The hand was counted, and this was pegged for it. With the crib their two are turned up. */
export const peg = (match: Match, seat: ShowSeat, pegged: readonly DealStep[]): Match => ({
  ...onTable(match, ({ steps, hands }) => ({
    steps: [...steps, ...pegged],
    hands: seat === 'crib' ? { ...hands, crib: match.faceDown } : hands,
  })),
  claim: null,
});

/** The record with every card that was seen: the two in the crib too, if the game ended before they were turned up. */
export const wholeGame = ({ game, faceDown }: Match): Game =>
  faceDown.length === 2 ? withDeal(game, { ...dealOf(game), hands: { ...dealOf(game).hands, crib: faceDown } }) : game;

export const dealAgain = (match: Match): Match => ({
  ...match,
  faceDown: [],
  counting: false,
  game: { ...match.game, deals: [...match.game.deals, emptyDeal(!dealOf(match.game).weDeal)] },
});

/** Our four, those that fell too. */
export const ourFour = (deal: Deal): readonly Card[] => deal.hands[ourSeat(deal)];

export const cribOf = ({ faceDown, game }: Match): readonly Card[] => [...dealOf(game).thrown, ...faceDown];

/** It may be laid on this count. */
export const canPlay = (card: Card, count: number): boolean => count + pipsOf(card) <= 31;

/** Those of our four that we still hold. */
export const cardsInHand = (deal: Deal): readonly Card[] =>
  ourFour(deal).filter((card) => !laidOf(deal).includes(card));
