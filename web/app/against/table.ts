import type { Card } from '../../engine/index.js';
import type { Standing } from '../record/standing.js';
import type { Played } from './asking.js';
import type { Match } from './match.js';
import { type Terms, usualTerms } from './terms.js';

export const fronts = ['board', 'choice', 'offer', 'match'] as const;

/** The game against the engine and how it lies on the screen. */
export interface Table {
  readonly match: Match | null;
  /** What the Game screen shows: the board of the table, who to play against, a friend's offer, or this game. */
  readonly front: (typeof fronts)[number];
  /** Games that were set aside before their end, the newest last. */
  readonly aside: readonly Match[];
  /** What is agreed for the next game. */
  readonly terms: Terms;
  /** The link that offers a game with the same cards; empty where there is none. */
  readonly offer: string;
  /** Of our six, those that are to go to the crib. */
  readonly chosen: readonly Card[];
  /** What we are about to say that our hand in front is worth. */
  readonly toClaim: number | null;
  /** As it was before our last step, while that may be taken back. */
  readonly before: Match | null;
  /** The table as it was before this game took it, until they have answered something in it. */
  readonly left: Table | null;
  /** Where the game stood when the engine last counted it. */
  readonly counted: { readonly record: string; readonly standing: Standing } | null;
  /** The play as it was last told: it stays in sight while the engine counts what fell after it. */
  readonly shown: Played | null;
  /** What happened last, in words; it stands until the next thing is known. */
  readonly said: string;
  /** The SHA-256 of the seed, which is shown before the game, and the seed after it. */
  readonly seal: { readonly seed: number; readonly hash: string } | null;
  /** What is best is shown, until something falls. */
  readonly hinted: boolean;
}

/** Games set aside that are kept; the oldest goes first. */
export const mostAside = 10;

export const emptyTable: Table = {
  match: null,
  front: 'board',
  aside: [],
  terms: usualTerms,
  offer: '',
  chosen: [],
  toClaim: null,
  before: null,
  left: null,
  counted: null,
  shown: null,
  said: '',
  seal: null,
  hinted: false,
};
