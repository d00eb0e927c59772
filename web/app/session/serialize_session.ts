import {
  type Deal,
  type DealStep,
  dealOf,
  dealtSize,
  type Game,
  handSize,
  lastHole,
  people,
  peopleOf,
  type Score,
  type ShowSeat,
  seatsOf,
  showSeats,
  skunks,
} from './game.js';
import { areCards, isCard, isHole, isObject, isRank, isWhole, type Json, oneOf } from './parse_untrusted.js';
import { readNames } from './record_text.js';
import { type Result, seriesLengths } from './series.js';
import { type LoneHand, newSession, noLoneHand, objectives, type Session, seats } from './session.js';

// This file writes and reads a session in the form that the device stores. A value that is not a session is read as
// undefined.

/** More steps than any deal has: at most 241 pegs of one point each, besides the turns of the play and the shows. */
const longestDeal = 300;

const bestHand = 29;

/**
 * A session as it is stored. A separate list has each deal of all stored sessions once, and `deals` are indices into
 * that list.
 */
export type SessionRow = Omit<Session, 'game'> & { readonly start: Score; readonly deals: readonly number[] };

export const sessionRow = (
  { game: { start, deals }, ...rest }: Session,
  placeOf: (deal: Deal) => number,
): SessionRow => ({ ...rest, start, deals: deals.map(placeOf) });

const readStep = (value: unknown): DealStep | undefined => {
  if (!isObject(value)) return undefined;
  const { turn, by, points, show } = value;
  if (isCard(turn) || turn === 'go' || isRank(turn)) return { turn };
  const who = oneOf(people, by);
  if (who && isHole(points) && points > 0) return { by: who, points };
  const seat = oneOf(showSeats, show);
  return seat && { show: seat, ...readClaim(value) };
};

type Claim = Omit<Extract<DealStep, { readonly show: ShowSeat }>, 'show'>;

// Reads the points that a player counted for a hand, and the points that they missed or counted too many. The sum of what
// was counted and missed, or the difference to what was too many, is the hand's worth.
// `over` is the name that `overcounted` had before.
const readClaim = ({ claimed, missed, over, overcounted = over }: Json): Claim => {
  if (!isWhole(claimed, bestHand)) return {};
  if (isWhole(overcounted, claimed) && overcounted > 0) return { claimed, overcounted };
  return isWhole(missed, bestHand - claimed) ? { claimed, missed } : { claimed };
};

/** True if every value could be read. */
const whole = <Value>(values: readonly (Value | undefined)[]): values is readonly Value[] =>
  !values.includes(undefined);

// True if a table of this size has the person or the hand of the step.
const isOfTable = (deal: Pick<Deal, 'size'>, step: DealStep): boolean =>
  'turn' in step || ('by' in step ? peopleOf(deal).includes(step.by) : seatsOf(deal).includes(step.show));

export const readDeal = (value: unknown): Deal | undefined => {
  if (!isObject(value) || !isObject(value.hands) || !Array.isArray(value.steps)) return undefined;
  const { weDeal, dealt, thrown, starter, hands } = value;
  const { pone, second, third, dealer, crib } = hands;
  const steps = value.steps.slice(0, longestDeal).map(readStep);
  if (!areCards(pone, handSize) || !areCards(dealer, handSize) || !areCards(crib, handSize)) return undefined;
  if (typeof weDeal !== 'boolean' || !areCards(dealt, dealtSize) || !areCards(thrown, 2) || !whole(steps))
    return undefined;
  if (starter !== null && !isCard(starter)) return undefined;
  const deal = { weDeal, dealt, thrown, hands: { pone, dealer, crib }, starter, steps };
  const size = oneOf([3, 4] as const, value.size);
  if (!steps.every((step) => step && isOfTable(size ? { size } : {}, step))) return undefined;
  if (!size) return deal;
  const [cardsOfSecond, cardsOfThird] = [second ?? [], third ?? []];
  if (!areCards(cardsOfSecond, handSize) || !areCards(cardsOfThird, handSize)) return undefined;
  const by = oneOf(['third', 'fourth'] as const, value.dealer);
  return {
    ...deal,
    size,
    ...(by && !weDeal && people.indexOf(by) < size && { dealer: by }),
    hands: { pone, second: cardsOfSecond, third: cardsOfThird, dealer, crib },
  };
};

const readScore = (value: unknown): Game['start'] | undefined => {
  if (!isObject(value)) return undefined;
  const { ours, theirs, third } = value;
  if (!isWhole(ours, lastHole - 1) || !isWhole(theirs, lastHole - 1)) return undefined;
  return { ours, theirs, ...(isWhole(third, lastHole - 1) && third > 0 && { third }) };
};

const readResult = (value: unknown): Result | undefined => {
  const winner = isObject(value) && oneOf(people, value.winner);
  if (!isObject(value) || !winner) return undefined;
  const skunk = oneOf(skunks, value.skunk);
  const { lead } = value;
  return { winner, ...(skunk && { skunk }), ...(isHole(lead) && { lead }) };
};

const readGame = (start: unknown, places: unknown, deals: readonly (Deal | undefined)[]): Game | undefined => {
  const score = readScore(start);
  if (!score || !Array.isArray(places) || places.length === 0) return undefined;
  const read = places.map((place) => (isWhole(place, deals.length) ? deals[place] : undefined));
  // As many people play every deal of a game.
  return whole(read) && read.every((deal) => deal?.size === read[0]?.size) ? { start: score, deals: read } : undefined;
};

/** Reads a game that is stored with its deals in place. */
export const readTableGame = (value: unknown): Game | undefined => {
  if (!isObject(value) || !Array.isArray(value.deals) || value.deals.length > lastHole) return undefined;
  const deals = value.deals.map(readDeal);
  return readGame(
    value.start,
    deals.map((_, at) => at),
    deals,
  );
};

// Reads the lone hand. Earlier versions had none.
const readLoneHand = (value: unknown): LoneHand => {
  if (!isObject(value)) return noLoneHand;
  const { hand, starter } = value;
  return areCards(hand, handSize) ? { hand, starter: isCard(starter) ? starter : null } : noLoneHand;
};

export const readSession = (value: unknown, deals: readonly (Deal | undefined)[]): Session | undefined => {
  if (!isObject(value)) return undefined;
  const { names, won, keepsScore, loose, ranks } = value;
  const game = readGame(value.start, value.deals, deals);
  const seat = oneOf(seats, value.seat);
  if (!game || !seat || !areCards(loose, 52)) return undefined;
  if (seat !== 'any' && !seatsOf(dealOf(game)).includes(seat)) return undefined;
  return {
    names: readNames(names),
    game,
    games: oneOf(seriesLengths, value.games) ?? 1, // earlier versions knew only single games
    won: (Array.isArray(won) ? won : []).slice(-1000).flatMap((each) => readResult(each) ?? []),
    keepsScore: keepsScore === true,
    seat,
    lone: readLoneHand(value.lone),
    loose,
    ranks: typeof ranks === 'string' ? ranks.slice(0, 64) : '',
    objective: oneOf(objectives, value.objective) ?? 'win', // earlier versions knew no other objective
  };
};

/** Reads a board that the previous version stored without cards: our two pegs, the opponent's two, and who deals. */
export const readBoardRow = (row: unknown): Session | undefined => {
  if (!Array.isArray(row) || !row.slice(0, 4).every((hole) => isHole(hole)) || row.length < 4) return undefined;
  const [ours, theirs] = [Math.max(row[0], row[1]), Math.max(row[2], row[3])];
  if (ours === lastHole && theirs === lastHole) return undefined;
  const start = { ours: Math.min(ours, lastHole - 1), theirs: Math.min(theirs, lastHole - 1) };
  const session = newSession(row[4] !== false, start);
  const won = ours === lastHole ? 'us' : theirs === lastHole ? 'them' : undefined;
  if (!won) return session;
  const deals = session.game.deals.map((deal) => ({ ...deal, steps: [{ by: won, points: 1 } as const] }));
  return { ...session, game: { start, deals } };
};
