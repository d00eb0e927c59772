import { seeds } from '../../engine/sealed.js';
import { readOffer } from '../links/offer.js';
import { parseStored, readAt } from '../model/stored.js';
import { type Deal, lastHole } from '../record/game.js';
import { areCards, isObject, oneOf, readDeal } from '../record/stored.js';
import {
  counters,
  emptyTable,
  fronts,
  type Hint,
  type Match,
  mostAside,
  type Rival,
  type Table,
  type Terms,
  targets,
  usualTerms,
} from '../state/slices/match.js';
import { claims } from './claim.js';
import { isBegun, newMatch } from './match.js';
import { levels } from './terms.js';

// The game against the engine as a device stores it. Whatever is read back is a stranger's word.

/** Grows with every change, whichever tab makes it. */
export interface TableAt {
  readonly table: Table;
  readonly at: number;
}

/** The game as text. */
export const writeTable = ({ match, front, aside, terms, offer, chosen }: Table, at: number): string =>
  JSON.stringify({ v: 1, at, front, terms, offer, chosen, match, aside });

/** More deals than a game can have. */
const longestGame = 200;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const readDeals = (value: unknown): readonly Deal[] | undefined => {
  if (!Array.isArray(value) || value.length > longestGame) return undefined;
  const deals = value.map(readDeal);
  return deals.includes(undefined) ? undefined : (deals as readonly Deal[]);
};

const readHint = (value: unknown): readonly Hint[] =>
  Array.isArray(value) && isWhole(value[0]) && isWhole(value[1]) ? [[value[0], value[1]]] : [];

const readTerms = (target: unknown, counts: unknown): Terms => ({
  target: oneOf(targets, target) ?? usualTerms.target,
  counts: oneOf(counters, counts) ?? usualTerms.counts,
});

const readRival = (value: unknown): Rival | null => {
  if (!isObject(value) || !Number.isSafeInteger(value.lead) || Math.abs(value.lead as number) > lastHole) return null;
  const who = oneOf(['friend', 'us'] as const, value.who);
  return who ? { who, sameSide: value.sameSide === true, lead: value.lead as number } : null;
};

/** A game, from whatever was stored as one. */
export const readMatch = (value: unknown): Match | undefined => {
  if (!isObject(value) || !isObject(value.game)) return undefined;
  const { seed, faceDown, hints } = value;
  const level = oneOf(levels, value.level);
  const deals = readDeals(value.game.deals);
  if (!level || !deals || !areCards(faceDown, 2) || faceDown.length === 1) return undefined;
  if (seed !== null && !(isWhole(seed) && seed < seeds)) return undefined;
  const asked = Array.isArray(hints) ? hints.slice(0, longestGame * 5).flatMap(readHint) : [];
  const terms = readTerms(value.game.target, value.counts);
  const fresh = newMatch({ level, terms, seed, swapped: value.swapped === true, rival: readRival(value.rival) });
  const claim = oneOf(claims, value.claim) ?? null;
  return { ...fresh, counting: value.counting === true, claim, game: { ...fresh.game, deals }, faceDown, hints: asked };
};

/** What was stored, from whatever text is there; undefined where there is none. */
export const readTable = (text: string | null): TableAt | undefined => {
  const parsed = parseStored(text);
  if (!isObject(parsed) || parsed.v !== 1) return undefined;
  const match = readMatch(parsed.match);
  const stood = oneOf(fronts, parsed.front) ?? 'board';
  const offer = typeof parsed.offer === 'string' && readOffer(parsed.offer) ? parsed.offer : '';
  const front = (stood === 'match' && !match) || (stood === 'offer' && offer === '') ? 'board' : stood;
  const chosen = areCards(parsed.chosen, 2) ? parsed.chosen : [];
  const agreed = isObject(parsed.terms) ? parsed.terms : {};
  const terms = readTerms(agreed.target, agreed.counts);
  // Versions before this one set nothing aside. What has not begun is not worth going on with.
  const stored = Array.isArray(parsed.aside) ? parsed.aside.slice(-mostAside) : [];
  const aside = stored.map(readMatch).filter((each) => each !== undefined && isBegun(each)) as readonly Match[];
  const table = { ...emptyTable, match: match ?? null, front, aside, terms, offer, chosen };
  return { table, at: readAt(parsed.at) };
};
