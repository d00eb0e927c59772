import type { Card, PlayAnswer, Side } from '../../../engine/index.js';
import { type Match, type MatchSettings, type MatchStart, usualSettings } from '../../session/match.js';
import type { Standing } from '../../session/standing.js';

export type PlayedTurns = readonly (readonly [Side, string])[];

/** The play so far, our own go included where we have to say it. */
export interface PlaySoFar {
  readonly turns: PlayedTurns;
  readonly answer: PlayAnswer;
  /** Nothing that we hold fits. */
  readonly weGo: boolean;
}

export const matchPages = ['board', 'choice', 'offer', 'match'] as const;

/** The game against the engine and how it lies on the screen. */
export interface MatchState {
  readonly current: Match | null;
  /** What the Game screen shows: the board of the table, who to play against, a friend's offer, or this game. */
  readonly page: (typeof matchPages)[number];
  /** Games that were set aside before their end, the newest last. */
  readonly suspended: readonly Match[];
  /** What is agreed for the next game. */
  readonly settings: MatchSettings;
  /** The link that offers a game with the same cards; empty where there is none. */
  readonly offer: string;
  /** Of our six, those that are to go to the crib. */
  readonly chosen: readonly Card[];
  /** What we are about to say that our hand in front is worth. */
  readonly toClaim: number | null;
  /** As it was before our last step, while that may be taken back. */
  readonly before: Match | null;
  /** The table as it was before this game took it, until they have answered something in it. */
  readonly replaced: MatchState | null;
  /** Where the game stood when the engine last counted it. */
  readonly counted: { readonly record: string; readonly standing: Standing } | null;
  /** The play as it was last told: it stays in sight while the engine counts what fell after it. */
  readonly shown: PlaySoFar | null;
  /** What happened last, in words; it stands until the next thing is known. */
  readonly said: string;
  /** The SHA-256 of the seed, which is shown before the game, and the seed after it. */
  readonly seal: { readonly seed: number; readonly hash: string } | null;
  /** What is best is shown, until something falls. */
  readonly hinted: boolean;
}

/** Games set aside that are kept; the oldest goes first. */
export const mostAside = 10;

export const emptyMatchState: MatchState = {
  current: null,
  page: 'board',
  suspended: [],
  settings: usualSettings,
  offer: '',
  chosen: [],
  toClaim: null,
  before: null,
  replaced: null,
  counted: null,
  shown: null,
  said: '',
  seal: null,
  hinted: false,
};

/** What is done in a game against the engine. */
export type MatchAction =
  | { readonly type: 'opponentChoiceOpened' }
  | { readonly type: 'matchLeft' }
  /** A game is gone on with: the one on the table, or the one at this place among those set aside. */
  | { readonly type: 'matchResumed'; readonly place?: number }
  /** How far the next game goes, and who counts in it. */
  | { readonly type: 'settingsChosen'; readonly settings: Partial<MatchSettings> }
  | ({ readonly type: 'matchStarted' } & MatchStart)
  /** The game is over: another one, or the same cards with the sides changed. */
  | { readonly type: 'rematchStarted' }
  | { readonly type: 'sidesSwapped' }
  /** A link offers a game with the same cards; it is taken up on the sender's side or on the other one. */
  | { readonly type: 'challengeOpened'; readonly link: string }
  | { readonly type: 'challengeAccepted'; readonly sameSide: boolean }
  /** The green button: what it does follows from the game. */
  | { readonly type: 'nextPressed' }
  /** What we are about to say that our hand is worth. */
  | { readonly type: 'claimChosen'; readonly points: number }
  /** Their answer is there, and they have had time to think. */
  | { readonly type: 'opponentMoved' }
  /** What is best is to be shown. */
  | { readonly type: 'hintAsked' }
  | { readonly type: 'seedCommitted'; readonly seed: number; readonly hash: string }
  /** Another tab has gone on with it. */
  | { readonly type: 'stateTaken'; readonly table: MatchState };

/** A game to go on with. */
export interface ResumableMatch {
  /** Its place among those set aside; none for the one on the table. */
  readonly place?: number;
  /** `Go on against Club, 6–8` */
  readonly label: string;
}
