import type { Card } from '../../engine/index.js';
import { parseStored } from '../model/stored.js';
import type { Deal } from '../record/game.js';
import { isObject, oneOf, readDeal } from '../record/stored.js';
import { type Hint, levels, type Match, newMatch } from './match.js';
import { emptyTable, type Table } from './table.js';

// The game against the engine as a device stores it. Whatever is read back is a stranger's word.

/** Grows with every change, whichever tab makes it. */
export interface TableAt {
  readonly table: Table;
  readonly at: number;
}

/** The game as text. */
export const writeTable = ({ match, front, chosen }: Table, at: number): string =>
  JSON.stringify({ v: 1, at, front, chosen, match });

/** More deals than a game can have. */
const longestGame = 200;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const areCards = (value: unknown, most: number): value is readonly Card[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((card) => typeof card === 'string' && /^[A2-9TJQK][SHDC]$/.test(card));

const readDeals = (value: unknown): readonly Deal[] | undefined => {
  if (!Array.isArray(value) || value.length > longestGame) return undefined;
  const deals = value.map(readDeal);
  return deals.includes(undefined) ? undefined : (deals as readonly Deal[]);
};

const readHint = (value: unknown): readonly Hint[] =>
  Array.isArray(value) && isWhole(value[0]) && isWhole(value[1]) ? [[value[0], value[1]]] : [];

const readMatch = (value: unknown): Match | undefined => {
  if (!isObject(value) || !isObject(value.game)) return undefined;
  const { seed, faceDown, hints } = value;
  const level = oneOf(levels, value.level);
  const deals = readDeals(value.game.deals);
  if (!level || !deals || !areCards(faceDown, 2) || (seed !== null && !isWhole(seed))) return undefined;
  const asked = Array.isArray(hints) ? hints.slice(0, longestGame * 5).flatMap(readHint) : [];
  const fresh = newMatch(level, seed, value.swapped === true);
  const counting = value.counting === true;
  return { ...fresh, counting, game: { ...fresh.game, deals }, faceDown, hints: asked };
};

/** What was stored, from whatever text is there; undefined where there is none. */
export const readTable = (text: string | null): TableAt | undefined => {
  const parsed = parseStored(text);
  if (!isObject(parsed) || parsed.v !== 1) return undefined;
  const match = readMatch(parsed.match);
  const front = match ? (oneOf(['board', 'choice', 'match'] as const, parsed.front) ?? 'board') : 'board';
  const chosen = areCards(parsed.chosen, 2) ? parsed.chosen : [];
  return { table: { ...emptyTable, match: match ?? null, front, chosen }, at: isWhole(parsed.at) ? parsed.at : 0 };
};
