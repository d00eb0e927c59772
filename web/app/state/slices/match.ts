import type { Card, PlayAnswer, Side } from '../../../engine/index.js';
import { type Match, type Start, type Terms, usualTerms } from '../../session/match.js';
import type { Standing } from '../../session/standing.js';

export type Turns = readonly (readonly [Side, string])[];

/** The play so far, our own go included where we have to say it. */
export interface Played {
  readonly turns: Turns;
  readonly answer: PlayAnswer;
  /** Nothing that we hold fits. */
  readonly weGo: boolean;
}

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

/** What is done in a game against the engine. */
export type Deed =
  | { readonly do: 'choose' }
  | { readonly do: 'leave' }
  /** A game is gone on with: the one on the table, or the one at this place among those set aside. */
  | { readonly do: 'return'; readonly place?: number }
  /** How far the next game goes, and who counts in it. */
  | { readonly do: 'agree'; readonly terms: Partial<Terms> }
  | ({ readonly do: 'start' } & Start)
  /** The game is over: another one, or the same cards with the sides changed. */
  | { readonly do: 'again' }
  | { readonly do: 'otherSide' }
  /** A link offers a game with the same cards; it is taken up on the sender's side or on the other one. */
  | { readonly do: 'offer'; readonly link: string }
  | { readonly do: 'accept'; readonly sameSide: boolean }
  /** The green button: what it does follows from the game. */
  | { readonly do: 'next' }
  /** What we are about to say that our hand is worth. */
  | { readonly do: 'claim'; readonly points: number }
  /** Their answer is there, and they have had time to think. */
  | { readonly do: 'theirs' }
  /** What is best is to be shown. */
  | { readonly do: 'hint' }
  | { readonly do: 'seal'; readonly seed: number; readonly hash: string }
  /** Another tab has gone on with it. */
  | { readonly do: 'take'; readonly table: Table };

/** A game to go on with. */
export interface Going {
  /** Its place among those set aside; none for the one on the table. */
  readonly place?: number;
  /** `Go on against Club, 6–8` */
  readonly label: string;
}
