import type { Card, Side } from '../../engine/index.js';
import type { LanguageTag } from '../../i18n/locale.js';
import { type Ranking, usualRanking } from '../session/discard_slice.js';
import type { Score } from '../session/game.js';
import { newSession, type Session } from '../session/session.js';
import type { Standing } from '../session/standing.js';
import type { Query, QueryResults } from './queries.js';
import type { MatchAction, MatchState } from './slices/match.js';
import type { PracticeState } from './slices/practice.js';
import type { ReviewState } from './slices/review.js';

/** The screens of the row at the bottom: four views of one session, and practice. */
export const views = ['count', 'discard', 'play', 'board', 'practice'] as const;
/** And the review of a record, to which Game leads. */
export const allViews = [...views, 'review'] as const;
export type View = (typeof allViews)[number];

export type Theme = 'auto' | 'light' | 'dark';
/** English is `en`; `auto` is the language of the phone, where there are words for it. */
export type LanguageChoice = 'auto' | LanguageTag;
export type TextSize = 'normal' | 'large';

export interface Settings {
  readonly language: LanguageChoice;
  readonly theme: Theme;
  readonly twoColours: boolean;
  readonly text: TextSize;
  /** A tick under the thumb, where the phone can. */
  readonly haptics: boolean;
}

/** What is laid over a screen: `text` takes the place of the pad, the others that of everything. */
export const panels = ['menu', 'share', 'embed', 'text'] as const;
export type Panel = (typeof panels)[number] | null;
export const covers = (panel: Panel): boolean => panel !== null && panel !== 'text';

export type Offline = 'unknown' | 'preparing' | 'ready' | 'unavailable';
export type EmbedKind = 'frame' | 'element';

/** The map of all scores: who deals in it, and where its cross was put; null while it stays on the score. */
export interface ScoreMap {
  readonly weDeal: boolean;
  readonly at: Score | null;
}

export interface Ui {
  readonly padOpen: boolean;
  readonly panel: Panel;
  /** The line of the count whose cards are lifted. */
  readonly lifted: number | null;
  /** The discards whose rows are open, each as its two cards, the last one last. */
  readonly opened: readonly string[];
  /** What was chosen in a game that is looked at: two cards to throw, or one to lay. */
  readonly ringed: readonly Card[];
  /** The side for whom any number may be pegged just now. */
  readonly numbers: Side | null;
  readonly map: ScoreMap | null;
  /** What is being typed in the text field, and what was typed last until something else is done. */
  readonly text: string;
  /** A sentence for the player: an error or what just happened. */
  readonly notice: string;
  /** A link is being read: its screen is empty until then. */
  readonly reading: boolean;
  /** Something on the screen waits for an answer that is late. */
  readonly late: boolean;
  readonly offline: Offline;
  readonly updateWaiting: boolean;
  readonly installable: boolean;
  readonly embedKind: EmbedKind;
  /** The height that the preview of the embed asked for; null before it spoke, undefined where it keeps silent. */
  readonly previewHeight: number | null | undefined;
  /** Something was touched since the start, so the page may not reload by itself. */
  readonly touched: boolean;
}

/** A session as it was before something happened, and the screen where that happened. */
export interface Past {
  readonly view: View;
  readonly session: Session;
}

/** What a device stores: a session with everything that undo restores, the last first to go. */
export interface SessionHistory {
  readonly session: Session;
  readonly past: readonly Past[];
}

/** What the engine said of a record. */
export interface CountedStanding {
  readonly record: string;
  readonly deals: number;
  readonly standing: Standing;
  /** What each pegged hand of the deal was worth when it last was whole. */
  readonly whole: Standing['shows'];
}

export interface State extends SessionHistory {
  readonly view: View;
  readonly settings: Settings;
  readonly ranking: Ranking;
  /** Our own game, while a position from a link lies over it. */
  readonly suspended: SessionHistory | null;
  /** What the engine last counted, and where the game stood then. */
  readonly counted: CountedStanding | null;
  /** The game against the engine; like the review and practice, null until that part of the app is loaded. */
  readonly match: MatchState | null;
  /** An action on that game which came before it was loaded. */
  readonly pendingMatchAction: MatchAction | null;
  readonly review: ReviewState | null;
  readonly practice: PracticeState | null;
  /** What a link says is to be reviewed or practised, until that part takes it. */
  readonly linked: string;
  readonly ui: Ui;
  /** Everything that the screen shows, as queries, most wanted first; worked out once after each change. */
  readonly queries: readonly Query[];
  /** The answers that have arrived, by the key of their query. */
  readonly results: QueryResults;
}

/** Our own game, also while a position lies over it. */
export const ownHistory = ({
  suspended,
  session,
  past,
}: Pick<State, 'suspended' | 'session' | 'past'>): SessionHistory => suspended ?? { session, past };

/** Nothing was stored. */
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
