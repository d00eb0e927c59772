import { lastHole } from '../../session/game.js';
import type { Hint } from '../../session/match.js';
import { isObject, isWhole, oneOf, parseStored } from '../../session/parse_untrusted.js';
import {
  type MissedHoles,
  noSource,
  type RecordSource,
  type ReviewState,
  reviewPages,
} from '../../state/slices/review.js';
import { opponents } from './games/game_summaries.js';

// This file writes and reads the record in review, in the form that the device stores.

/** The largest number of characters in a file to review. The device stores two such files. */
export const longestText = 300_000;

type Lying = Pick<ReviewState, 'source' | 'before' | 'page'>;

const isCount = (value: unknown): value is number => isWhole(value, 999);

const readRows = (value: unknown): readonly (readonly unknown[])[] =>
  (Array.isArray(value) ? value : []).slice(0, 1000).filter((row) => Array.isArray(row));

const readHint = ([deal, fallen]: readonly unknown[]): readonly Hint[] =>
  isCount(deal) && isCount(fallen) ? [[deal, fallen]] : [];

// Drops an entry if more holes were missed or taken than the board has, or if the opponent took more holes than were missed.
// If none were missed, the opponent took those that were counted too many.
const readMissed = ([deal, holes, taken]: readonly unknown[]): readonly MissedHoles[] =>
  isCount(deal) && isCount(holes) && holes <= lastHole && isCount(taken) && taken <= (holes || lastHole)
    ? [[deal, holes, taken]]
    : [];

const readSource = (value: unknown): RecordSource | undefined => {
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  const against = oneOf(opponents, value.level);
  return {
    text: value.text.slice(0, longestText),
    game: isCount(value.game) ? value.game : 0,
    record: typeof value.record === 'string' ? value.record.slice(0, longestText) : '',
    typed: value.typed !== false,
    me: oneOf(['a', 'b'] as const, value.me) ?? null,
    level: against && against !== 'table' ? against : null,
    hints: readRows(value.hints).flatMap(readHint),
    missed: readRows(value.missed).flatMap(readMissed),
  };
};

export const writeReview = ({ source, before, page }: Lying): string =>
  JSON.stringify({ v: 1, source, before, front: page });

export const readReview = (text: string | null): Lying => {
  const parsed = parseStored(text);
  const stored = isObject(parsed) && parsed.v === 1 ? parsed : {};
  return {
    source: readSource(stored.source) ?? noSource,
    before: readSource(stored.before) ?? null,
    page: oneOf(reviewPages, stored.front) ?? 'text',
  };
};
