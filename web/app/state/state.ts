import type { Card, DealRecord, Player, Side } from '../../engine/index.js';
import type { LanguageTag } from '../../i18n/locale.js';
import { type Ranking, usualRanking } from '../session/discard_slice.js';
import type { Deal, Person, Score } from '../session/game.js';
import { newSession, type Session } from '../session/session.js';
import type { Standing } from '../session/standing.js';
import type { Query, QueryResults } from './queries.js';
import type { MatchAction, MatchState } from './slices/match.js';
import type { PracticeState } from './slices/practice.js';
import type { ReviewState } from './slices/review.js';

/** The screens in the navigation. */
export const views = ['count', 'discard', 'board', 'practice'] as const;
/**
 * All screens. The play of a deal, Pegging, and the review have no button in the navigation. They belong to the game,
 * which is `board` here, and the menu leads to them too.
 */
export const allViews = [...views, 'play', 'review'] as const;
export type View = (typeof allViews)[number];

export type Theme = 'auto' | 'light' | 'dark';
/** English is `en`; `auto` is the language of the phone, if the app has that language. */
export type LanguageChoice = 'auto' | LanguageTag;
export type TextSize = 'normal' | 'large';
/** The order of our cards in a game against the engine. */
export type HandOrder = 'sorted' | 'dealt';
/** How long the opponent of such a game waits before a move. */
export type Pace = 'atOnce' | 'calm' | 'slow';

export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  readonly twoColours: boolean;
  readonly text: TextSize;
  /** True for a short vibration at each step, if the phone can vibrate. */
  readonly haptics: boolean;
  readonly hand: HandOrder;
  readonly pace: Pace;
}

/** Panels over a screen. The panel `text` replaces the pad, and the other panels cover everything. */
export const panels = ['menu', 'share', 'embed', 'text'] as const;
export type Panel = (typeof panels)[number] | null;
export const covers = (panel: Panel): boolean => panel !== null && panel !== 'text';

export type Offline = 'unknown' | 'preparing' | 'ready' | 'unavailable';
export type EmbedKind = 'frame' | 'element';

/**
 * The map of the win chances at all scores: who deals, and the score under its cross. If `at` is null, the cross is at
 * the current score.
 */
export interface ScoreMap {
  readonly weDeal: boolean;
  readonly at: Score | null;
}

export interface Ui {
  readonly padOpen: boolean;
  readonly panel: Panel;
  /** The line of the count whose cards are lifted. */
  readonly lifted: number | null;
  /** The discards whose rows are open, each named by its two cards, most recent last. */
  readonly opened: readonly string[];
  /** The choice made in a reviewed game: two cards thrown, or one played. */
  readonly ringed: readonly Card[];
  /** The side for which the dock offers all numbers of points to peg; null while it offers only the most common. */
  readonly numbers: Person | null;
  readonly map: ScoreMap | null;
  /** The player of a game for two whose cards are being looked at. */
  readonly advised: Side | null;
  /** The text being typed, or the last typed text, which is kept until the player does something else. */
  readonly text: string;
  /** A sentence for the player: an error, or what just happened. */
  readonly notice: string;
  /** True while a link is being read. Meanwhile the screen that the link opens is empty. */
  readonly reading: boolean;
  /** True if an answer of the engine that the screen waits for is taking unusually long. */
  readonly late: boolean;
  readonly offline: Offline;
  readonly updateWaiting: boolean;
  readonly installable: boolean;
  readonly embedKind: EmbedKind;
  /**
   * The height that the embed preview has asked for. It is null while the app waits for the preview, and undefined if
   * the app has given up waiting.
   */
  readonly previewHeight: number | null | undefined;
  /** True if the player has touched the page since the start. The page must not reload by itself after that. */
  readonly touched: boolean;
}

/** A session before a change, and the screen on which the change was made. */
export interface Past {
  readonly view: View;
  readonly session: Session;
}

/** The stored part of the state: the session, and the past sessions that undo restores, oldest first. */
export interface SessionHistory {
  readonly session: Session;
  readonly past: readonly Past[];
}

/** The standing that the engine has computed from the record of a game. */
export interface CountedStanding {
  readonly record: string;
  readonly deals: number;
  readonly standing: Standing;
  /** The points of each hand pegged in the current deal, as counted when the hand last had all its cards. */
  readonly whole: Standing['shows'];
}

/** The last deal of a game, whose steps were announced. */
export interface ToldDeal {
  /** Tells one game from another. */
  readonly game: string;
  readonly deals: number;
  readonly deal: Deal | undefined;
  readonly toPlay: Player | undefined;
  /** The engine's answer about the deal; absent if there is nothing to count. */
  readonly record?: DealRecord;
}

/** The steps of the record that a screen reader was told. */
export interface Told {
  /** The steps that the last action added, in words. */
  readonly said: string;
  /** Null if the next record is to be taken over without announcing its steps. */
  readonly deal: ToldDeal | null;
  /** True if the last action was undo, and its effect is not announced yet. */
  readonly undone: boolean;
}

export interface State extends SessionHistory {
  readonly view: View;
  readonly settings: Settings;
  readonly ranking: Ranking;
  /** Our own game, while a position from a link is shown in its place. */
  readonly suspended: SessionHistory | null;
  /** The last record that the engine has counted, and the standing that it gave. */
  readonly counted: CountedStanding | null;
  readonly told: Told;
  /** The game against the engine. Like the review and practice, it is null until that part of the app is loaded. */
  readonly match: MatchState | null;
  /** An action in the game against the engine that was dispatched before that part of the app was loaded. */
  readonly pendingMatchAction: MatchAction | null;
  readonly review: ReviewState | null;
  readonly practice: PracticeState | null;
  /**
   * The last part of the address of a link to the review or to practice. It is kept here until that feature is loaded and
   * reads it.
   */
  readonly linked: string;
  readonly ui: Ui;
  /** The queries for everything on the screen, most wanted first. They are computed once after each change. */
  readonly queries: readonly Query[];
  /** The answers that have arrived, by the key of their query. */
  readonly results: QueryResults;
}

/** Returns our own game, even while a position is shown in its place. */
export const ownHistory = ({
  suspended,
  session,
  past,
}: Pick<State, 'suspended' | 'session' | 'past'>): SessionHistory => suspended ?? { session, past };

export const emptyHistory: SessionHistory = { session: newSession(), past: [] };

export const initialState = (
  settings: Settings,
  { session, past }: SessionHistory = emptyHistory,
  view: View = 'count',
): State => ({
  view,
  settings,
  ranking: usualRanking,
  session,
  past,
  suspended: null,
  counted: null,
  told: { said: '', deal: null, undone: false },
  match: null,
  pendingMatchAction: null,
  review: null,
  practice: null,
  linked: '',
  ui: {
    padOpen: true,
    panel: null,
    lifted: null,
    opened: [],
    ringed: [],
    numbers: null,
    map: null,
    advised: null,
    text: '',
    notice: '',
    reading: false,
    late: false,
    offline: 'unknown',
    updateWaiting: false,
    installable: false,
    embedKind: 'frame',
    previewHeight: null,
    touched: false,
  },
  queries: [],
  results: new Map(),
});

export const canUndo = ({ past }: Pick<State, 'past'>): boolean => past.length > 0;
