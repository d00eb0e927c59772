import type { Card, Level, PlayAnswer, Side } from '../../../engine/index.js';
import { type Game, lastHole } from '../../record/game.js';
import type { Standing } from '../../record/standing.js';

export const targets = [lastHole, 61] as const;

/** Who counts our hands: the app, or ourselves, and then perhaps with muggins: what we miss is theirs. */
export const counters = ['app', 'own', 'muggins'] as const;

export interface Terms {
  readonly target: (typeof targets)[number];
  readonly counts: (typeof counters)[number];
}

export const usualTerms: Terms = { target: lastHole, counts: 'app' };

/** How the same cards went before. */
export interface Rival {
  readonly who: 'friend' | 'us';
  /** The side that we have now; else the other one. */
  readonly sameSide: boolean;
  /** By how many holes they won; less than 0 where they lost. */
  readonly lead: number;
}

/** What a game begins with. */
export interface Start {
  readonly level: Level;
  readonly terms?: Terms;
  readonly seed?: number | null;
  readonly swapped?: boolean;
  readonly rival?: Rival | null;
}

export type Hint = readonly [deal: number, fallen: number];

export interface Match {
  readonly level: Level;
  /** The cut is dealt with it and deal n with n more; null until the engine has drawn one. */
  readonly seed: number | null;
  /** Whoever would sit here sits there: the same cards from the other side. */
  readonly swapped: boolean;
  /** The record. It has no deal before the cut was seen. */
  readonly game: Game;
  /** Their two in the crib of the deal on the table; none before they threw. */
  readonly faceDown: readonly Card[];
  /** The cards are laid and the hands are being counted. */
  readonly counting: boolean;
  /** Who counts our hands. */
  readonly counts: Terms['counts'];
  /** What we have said that our hand in front is worth. */
  readonly claim: number | null;
  /** How the same cards went before, to be shown at the end. */
  readonly rival: Rival | null;
  /** Where we asked what is best, for a review: the deal, from 1, and how many cards of it had fallen; none before the throw. */
  readonly hints: readonly Hint[];
}

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
