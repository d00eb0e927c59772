import type { Level, ReviewAnswer, Who } from '../../engine/index.js';
import type { Hint } from '../against/match.js';
import type { Finished } from './finished.js';
import type { Mistake } from './mistakes.js';
import type { GameResult } from './summaries.js';
import type { Trial } from './trial.js';

/** In this deal, from 1, so many holes, of which the opponent pegged so many. */
export type Missed = readonly [deal: number, holes: number, taken: number];

/** A record to review, and what is known of it besides. */
export interface Source {
  readonly text: string;
  /** The same as the engine writes it, once it has read it. */
  readonly record: string;
  /** By a person, and to be left as it is; or the app wrote it. */
  readonly typed: boolean;
  /** Which player holds this phone; null where nobody said so. */
  readonly me: Who | null;
  /** Of the opponent, in a game against the engine. */
  readonly level: Level | null;
  /** Where we asked what is best. */
  readonly hints: readonly Hint[];
  /** Holes that we did not see in our own hands, where we counted them. */
  readonly missed: readonly Missed[];
}

/** The review as it lies on the screen. */
export interface Desk {
  readonly source: Source;
  /** The record that lay here before, to go back to. */
  readonly before: Source | null;
  /** What is in front: the text, its review, or what the reviews add up to. */
  readonly front: 'text' | 'review' | 'statistics';
  /** Deals that are judged, by their questions, so that nobody waits for them twice. */
  readonly judged: ReadonlyMap<string, ReviewAnswer>;
  /** The deals whose parts are shown; 0 is the whole game. */
  readonly opened: readonly number[];
  /** A decision that is tried again. */
  readonly trial: Trial | null;
  /** To be asked again. */
  readonly mistakes: readonly Mistake[];
  /** What each reviewed game came to, and the results of those that are no longer kept whole. */
  readonly games: readonly GameResult[];
  /** The last games against the engine that came to their end, whole, reviewed or not. */
  readonly finished: readonly Finished[];
  /** The key of the last one of them, which is not kept again after it was erased. */
  readonly lastFinished: string;
  /** Those that were erased just now, to bring them back. */
  readonly erased: Pick<Desk, 'games' | 'finished'> | null;
  /** `2026-11-23`; a clock is no part of the rules. */
  readonly today: string;
}

export const noSource: Source = { text: '', record: '', typed: true, me: null, level: null, hints: [], missed: [] };

export const emptyDesk: Desk = {
  source: noSource,
  before: null,
  front: 'text',
  judged: new Map(),
  opened: [],
  trial: null,
  mistakes: [],
  games: [],
  finished: [],
  lastFinished: '',
  erased: null,
  today: '',
};
