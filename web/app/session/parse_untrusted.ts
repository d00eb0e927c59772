import type { Card, Rank } from '../../engine/index.js';
import { lastHole } from './game.js';

// Stored data, links, pastes and messages are untrusted input. Their readers are built from these functions.

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCard = (value: unknown): value is Card => typeof value === 'string' && /^[A2-9TJQK][SHDC]$/.test(value);

export const isRank = (value: unknown): value is Rank => typeof value === 'string' && /^[A2-9TJQK]$/.test(value);

/** True for a list of at most `most` cards, all different. */
export const areCards = (value: unknown, most: number): value is readonly Card[] =>
  Array.isArray(value) && value.length <= most && value.every(isCard) && new Set(value).size === value.length;

/** True for a whole number from 0 to `most`. */
export const isWhole = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export const isHole = (value: unknown): value is number => isWhole(value, lastHole);

export const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

/** Parses stored text as JSON; null if it is not JSON. */
export const parseStored = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // Not written by the app, so start afresh.
  }
};

/**
 * The highest step count that is read, which is more steps than a person makes. A count near the largest integer could
 * not grow.
 */
const mostSteps = 1e12;

/**
 * Reads the step count of a stored game; 0 if the value is not a count. Of two stored versions, the one with the higher
 * count is newer.
 */
export const readAt = (value: unknown): number => (isWhole(value, mostSteps) ? value : 0);

/** True if a later version of the app wrote this text. The app must not overwrite such a text. */
export const isOfLater = (text: string | null): boolean => Number(/^\{"v":(\d+)/.exec(text ?? '')?.[1] ?? 1) > 1;
