import type { Card, Rank, Side } from '../../engine/index.js';
import { type Kept, nothingKept, type Past, type View, views } from '../model/state.js';
import { type Deal, dealtSize, type Game, handSize, lastHole, type Score, type Step, showSeats } from './game.js';
import { isFresh, newSitting, type Result, type Sitting, seats } from './sitting.js';

// The game as a device keeps it, with what undo restores. Whatever is read back is a stranger's word: a row that is no game is
// nothing, and so is everything before it.

/** As much as undo restores after a reload. */
const longestPast = 200;

/** More than can happen in a deal: 241 single points, and what was laid and shown. */
const longestDeal = 300;

/** What is stored: a row a sitting, and each deal once, by its place in `deals`. */
interface Stored {
  readonly v: 1;
  /** Grows with every change, whichever tab makes it. */
  readonly at: number;
  readonly view: View;
  readonly deals: readonly Deal[];
  readonly rows: readonly Row[];
}

type Row = Omit<Sitting, 'game'> & { readonly view: View; readonly start: Score; readonly deals: readonly number[] };

export interface KeptAt extends Kept {
  readonly at: number;
  readonly view: View;
}

/** The game as text, to be stored. */
export const writeKept = ({ sitting, past }: Kept, view: View, at: number): string => {
  const places = new Map<Deal, number>();
  const placeOf = (deal: Deal): number => {
    if (!places.has(deal)) places.set(deal, places.size);
    return places.get(deal) as number;
  };
  const rowOf = ({ view: where, sitting: { game, ...rest } }: Past): Row => ({
    ...rest,
    view: where,
    start: game.start,
    deals: game.deals.map(placeOf),
  });
  const rows = [...past.slice(-longestPast), { view, sitting }].map(rowOf);
  const stored: Stored = { v: 1, at, view, deals: [...places.keys()], rows };
  return JSON.stringify(stored);
};

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCard = (value: unknown): value is Card => typeof value === 'string' && /^[A2-9TJQK][SHDC]$/.test(value);

const isRank = (value: unknown): value is Rank => typeof value === 'string' && /^[A2-9TJQK]$/.test(value);

const areCards = (value: unknown, most: number): value is readonly Card[] =>
  Array.isArray(value) && value.length <= most && value.every(isCard) && new Set(value).size === value.length;

const isHole = (value: unknown, most = lastHole): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isSide = (value: unknown): value is Side => value === 'us' || value === 'them';

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const readStep = (value: unknown): Step | undefined => {
  if (!isObject(value)) return undefined;
  const { turn, by, points, show } = value;
  if (isCard(turn) || turn === 'go' || isRank(turn)) return { turn };
  if (isSide(by) && isHole(points) && points > 0) return { by, points };
  const seat = oneOf(showSeats, show);
  return seat && { show: seat };
};

/** Everything was read. */
const whole = <Value>(values: readonly (Value | undefined)[]): values is readonly Value[] =>
  !values.includes(undefined);

const readDeal = (value: unknown): Deal | undefined => {
  if (!isObject(value) || !isObject(value.hands) || !Array.isArray(value.steps)) return undefined;
  const { weDeal, dealt, thrown, starter, hands } = value;
  const { pone, dealer, crib } = hands;
  const steps = value.steps.slice(0, longestDeal).map(readStep);
  if (!areCards(pone, handSize) || !areCards(dealer, handSize) || !areCards(crib, handSize)) return undefined;
  if (typeof weDeal !== 'boolean' || !areCards(dealt, dealtSize) || !areCards(thrown, 2) || !whole(steps))
    return undefined;
  if (starter !== null && !isCard(starter)) return undefined;
  return { weDeal, dealt, thrown, hands: { pone, dealer, crib }, starter, steps };
};

const readScore = (value: unknown): Score | undefined => {
  if (!isObject(value)) return undefined;
  const { ours, theirs } = value;
  return isHole(ours, lastHole - 1) && isHole(theirs, lastHole - 1) ? { ours, theirs } : undefined;
};

const readResult = (value: unknown): Result | undefined => {
  if (!isObject(value) || !isSide(value.winner)) return undefined;
  const skunk = oneOf(['skunk', 'doubleSkunk'] as const, value.skunk);
  return { winner: value.winner, ...(skunk && { skunk }) };
};

const longestName = 16;

/** A name as a player may give it: what a record cannot hold is left out. */
export const cleanName = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replace(/[^\p{L}\p{M}\p{N} .'’-]/gu, '')
        .trimStart()
        .slice(0, longestName)
    : '';

const readGame = (start: unknown, places: unknown, deals: readonly (Deal | undefined)[]): Game | undefined => {
  const score = readScore(start);
  if (!score || !Array.isArray(places) || places.length === 0) return undefined;
  const read = places.map((place) => (isHole(place, deals.length) ? deals[place] : undefined));
  return whole(read) ? { start: score, deals: read } : undefined;
};

const readRow = (value: unknown, deals: readonly (Deal | undefined)[]): Past | undefined => {
  if (!isObject(value)) return undefined;
  const { names, won, loose, ranks } = value;
  const game = readGame(value.start, value.deals, deals);
  const seat = oneOf(seats, value.seat);
  if (!game || !seat || !areCards(loose, 52)) return undefined;
  const given = isObject(names) ? names : {};
  return {
    view: oneOf(views, value.view) ?? 'count',
    sitting: {
      names: { us: cleanName(given.us), them: cleanName(given.them) },
      game,
      won: (Array.isArray(won) ? won : []).slice(-1000).flatMap((each) => readResult(each) ?? []),
      seat,
      loose,
      ranks: typeof ranks === 'string' ? ranks.slice(0, 64) : '',
    },
  };
};

/** Whatever was stored, as JSON; null where it is none. */
export const parseStored = (stored: string | null): unknown => {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null; // Not ours: start afresh.
  }
};

/** How new a stored game is, without reading all of it. */
export const newnessOf = (stored: string): number => Number(/^\{"v":1,"at":(\d{1,15})/.exec(stored)?.[1] ?? 0);

/** A later version of the app has written this: it is not ours to write over. */
export const isOfLater = (stored: string): boolean => /^\{"v":(?!1,)\d/.test(stored);

const fromRows = (rows: readonly (Past | undefined)[], at: number, view?: View): KeptAt | undefined => {
  const good = rows.slice(rows.lastIndexOf(undefined) + 1) as readonly Past[];
  const last = good.at(-1);
  return last && { sitting: last.sitting, past: good.slice(0, -1), at, view: view ?? last.view };
};

/** What was kept, from whatever text was stored; undefined where there is none. */
export const readKept = (stored: string | null): KeptAt | undefined => {
  const parsed = parseStored(stored);
  if (!isObject(parsed) || parsed.v !== 1 || !Array.isArray(parsed.deals) || !Array.isArray(parsed.rows))
    return undefined;
  const deals = parsed.deals.map(readDeal);
  const rows = parsed.rows.slice(-longestPast - 1).map((row) => readRow(row, deals));
  const at = Number.isSafeInteger(parsed.at) && (parsed.at as number) >= 0 ? (parsed.at as number) : 0;
  return fromRows(rows, at, oneOf(views, parsed.view));
};

// The version before this one kept a board and no cards: our two pegs, their two, who deals.
const readBoardRow = (row: unknown): Past | undefined => {
  if (!Array.isArray(row) || !row.slice(0, 4).every((hole) => isHole(hole)) || row.length < 4) return undefined;
  const [ours, theirs] = [Math.max(row[0], row[1]), Math.max(row[2], row[3])];
  if (ours === lastHole && theirs === lastHole) return undefined;
  const start = { ours: Math.min(ours, lastHole - 1), theirs: Math.min(theirs, lastHole - 1) };
  const sitting = newSitting(row[4] !== false, start);
  const won = ours === lastHole ? 'us' : theirs === lastHole ? 'them' : undefined;
  if (!won) return { view: 'board', sitting };
  const deals = sitting.game.deals.map((deal) => ({ ...deal, steps: [{ by: won, points: 1 } as const] }));
  return { view: 'board', sitting: { ...sitting, game: { start, deals } } };
};

/** What the version before this one kept, from whatever text was stored. */
export const readBoard = (stored: string | null): KeptAt | undefined => {
  const parsed = parseStored(stored);
  const kept = Array.isArray(parsed) ? fromRows(parsed.slice(-longestPast - 1).map(readBoardRow), 0) : undefined;
  return kept && (isFresh(kept.sitting) && kept.past.length === 0 ? undefined : kept);
};

export const nothingAt: KeptAt = { ...nothingKept, at: 0, view: 'count' };
