import type { Card } from '../../engine/index.js';
import { seeds } from '../../engine/sealed.js';
import { pipsOf } from '../../practice/ranks.js';
import {
  type Deal,
  dealOf,
  emptyDeal,
  type Game,
  handSize,
  laidOf,
  lastHole,
  newGame,
  ourSeat,
  type ShowSeat,
  type Step,
  showSeats,
  type Turn,
  wasPegged,
  withDeal,
} from '../record/game.js';
import { type Hint, type Match, type Start, type Terms, targets, usualTerms } from '../state/slices/match.js';

// A game against the engine, as it is stored: what anybody sees who sits where we sit, and the two cards they threw face down. The
// cards follow from the seed, the score from the record, and what the opponent does from what it sees.

export const newMatch = ({ level, terms = usualTerms, seed = null, swapped = false, rival = null }: Start): Match => ({
  level,
  seed,
  swapped,
  game: { start: { ours: 0, theirs: 0 }, deals: [], ...(terms.target !== lastHole && { target: terms.target }) },
  faceDown: [],
  counting: false,
  counts: terms.counts,
  claim: null,
  rival,
  hints: [],
});

/** What was agreed before it. */
export const termsOf = ({ game, counts }: Match): Terms => ({
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
export const peg = (match: Match, seat: ShowSeat, pegged: readonly Step[]): Match => ({
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

/** What they still hold face down on the table, by number. */
export const theyHold = (deal: Deal): number =>
  handSize - laidOf(deal).filter((card) => !ourFour(deal).includes(card)).length;

export const cribOf = ({ faceDown, game }: Match): readonly Card[] => [...dealOf(game).thrown, ...faceDown];

/** It may be laid on this count. */
export const fits = (card: Card, count: number): boolean => count + pipsOf(card) <= 31;

/** Those of our four that we still hold. */
export const held = (deal: Deal): readonly Card[] => ourFour(deal).filter((card) => !laidOf(deal).includes(card));
