import type { Card, ScorePlayAnswer, Side } from '../../../engine/index.js';
import { type Match, type MatchSettings, type MatchStart, usualSettings } from '../../session/match.js';
import type { Standing } from '../../session/standing.js';

export type PlayedTurns = readonly (readonly [Side, string])[];

/** The play so far. It includes our own go when we have to say it. */
export interface PlaySoFar {
  readonly turns: PlayedTurns;
  readonly answer: ScorePlayAnswer;
}

export const matchPages = ['board', 'choice', 'offer', 'match'] as const;

/** The state of the Game screen and of the game against the engine. */
export interface MatchState {
  readonly current: Match | null;
  /**
   * The page of the Game screen: the board of two people, the page for choosing an opponent, a friend's challenge, or the
   * game against the engine.
   */
  readonly page: (typeof matchPages)[number];
  /** Games set aside before their end, newest last. */
  readonly suspended: readonly Match[];
  readonly settings: MatchSettings;
  /** The link that challenges us to play the sender's cards; empty if there is none. */
  readonly offer: string;
  /** Those of our six cards that are chosen for the crib. */
  readonly chosen: readonly Card[];
  /** The points that we have chosen as the count of our hand, but not yet confirmed. */
  readonly toClaim: number | null;
  /** The match before our last step, while that step may be undone. */
  readonly before: Match | null;
  /**
   * The state before this game was started, to which undo can return; null once the opponent has moved in this game.
   */
  readonly replaced: MatchState | null;
  /** The standing when the engine last counted the game. */
  readonly counted: { readonly record: string; readonly standing: Standing } | null;
  /** The play as it was last counted. It stays on the screen while the engine counts the next card. */
  readonly shown: PlaySoFar | null;
  /** The explanation of the last step in a guided deal. It stays until the next one is known. */
  readonly explained: string;
  /** The seed and its SHA-256 hash. The hash is shown before the game, and the seed is shown after it. */
  readonly seal: { readonly seed: number; readonly hash: string } | null;
  /** True while the best choice is shown, until the next move. */
  readonly hinted: boolean;
  /** The unfinished game that was just removed, so that undo can bring it back. */
  readonly removal: Match | null;
}

/** The largest number of suspended games. The oldest goes to the list of games first. */
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
  explained: '',
  seal: null,
  hinted: false,
  removal: null,
};

export type MatchAction =
  | { readonly type: 'opponentChoiceOpened' }
  | { readonly type: 'matchLeft' }
  /** Resumes a game: the current one, the one at this index among the suspended games, or one from the list of games. */
  | { readonly type: 'matchResumed'; readonly place?: number; readonly match?: Match }
  /** Removes an unfinished game: the current one, or the one at this index among the suspended games. */
  | { readonly type: 'matchRemoved'; readonly place?: number }
  | { readonly type: 'removalUndone' }
  /** The target of the next game, and who counts our hands in it. */
  | { readonly type: 'settingsChosen'; readonly settings: Partial<MatchSettings> }
  | ({ readonly type: 'matchStarted' } & MatchStart)
  /** After a game, starts a game with new cards, or a game with the same cards from the other side. */
  | { readonly type: 'rematchStarted' }
  | { readonly type: 'sidesSwapped' }
  /** A link challenges us to play the sender's cards. We accept on the sender's side or on the other side. */
  | { readonly type: 'challengeOpened'; readonly link: string }
  | { readonly type: 'challengeAccepted'; readonly sameSide: boolean }
  /** The green button was pressed. The phase of the game decides what it does. */
  | { readonly type: 'nextPressed' }
  /** We choose points as the count of our hand, but have not yet confirmed them. */
  | { readonly type: 'claimChosen'; readonly points: number }
  /** The opponent's answer has arrived, and the delay for thinking is over. */
  | { readonly type: 'opponentMoved' }
  | { readonly type: 'hintAsked' }
  /** A deal whose steps are explained begins, or goes on without explanations. */
  | { readonly type: 'guideStarted' }
  | { readonly type: 'guideLeft' }
  | { readonly type: 'seedCommitted'; readonly seed: number; readonly hash: string }
  /** Another tab has continued the game. */
  | { readonly type: 'stateTaken'; readonly table: MatchState };

export interface ResumableMatch {
  /** The index of the game among the suspended games; absent for the current game. */
  readonly place?: number;
  /** The text of the button that resumes the game, as in `Go on against Club, 6–8`. */
  readonly label: string;
}
