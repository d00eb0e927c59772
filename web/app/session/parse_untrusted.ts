import type { Card, Rank, Side } from '../../engine/index.js';
import { lastHole } from './game.js';

// Stored data, links, pastes and messages are untrusted input. The readers of all of them are made of these.

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCard = (value: unknown): value is Card => typeof value === 'string' && /^[A2-9TJQK][SHDC]$/.test(value);

export const isRank = (value: unknown): value is Rank => typeof value === 'string' && /^[A2-9TJQK]$/.test(value);

/** Different cards, `most` of them at most. */
export const areCards = (value: unknown, most: number): value is readonly Card[] =>
  Array.isArray(value) && value.length <= most && value.every(isCard) && new Set(value).size === value.length;

export const isHole = (value: unknown, most = lastHole): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const isSide = (value: unknown): value is Side => value === 'us' || value === 'them';

export const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/** Whatever was stored, as JSON; null where it is none. */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // Not ours: start afresh.
  }
};

/** More steps than anybody makes. A count near the largest number would stand still. */
const mostSteps = 1e12;

/** The count of steps in a stored game, by which the newer of two is known; 0 if it is none. */
export const readAt = (value: unknown): number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostSteps ? Number(value) : 0;

/** A later version of the app has written this: it is not ours to write over. */
export const isOfLater = (text: string | null): boolean => Number(/^\{"v":(\d+)/.exec(text ?? '')?.[1] ?? 1) > 1;
