import type { Side } from '../../engine/index.js';
import { type BoardGame, emptyBoard, type Score } from '../games/board.js';
import { type CountGame, emptyCount } from '../games/count.js';
import { type DiscardGame, emptyDiscard } from '../games/discard.js';
import { emptyPlay, type PlayGame } from '../games/play.js';
import type { Reply } from './answers.js';

/** What each screen keeps, and undo restores. */
export interface Game {
  readonly count: CountGame;
  readonly discard: DiscardGame;
  readonly play: PlayGame;
  readonly board: BoardGame;
}

export type View = keyof Game;

export type Theme = 'auto' | 'light' | 'dark';
export type TextSize = 'normal' | 'large';

export interface Settings {
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
  /** The discard whose row is open, as its two cards; null for none, undefined for the best. */
  readonly opened: string | null | undefined;
  /** The side for whom any number may be pegged just now. */
  readonly numbers: Side | null;
  readonly map: ScoreMap | null;
  /** What is being typed in the text field. */
  readonly text: string;
  /** A sentence for the player: an error or what just happened. */
  readonly notice: string;
  readonly offline: Offline;
  readonly updateWaiting: boolean;
  readonly installable: boolean;
  readonly embedKind: EmbedKind;
  /** The height that the preview of the embed asked for; null before it spoke, undefined where it keeps silent. */
  readonly previewHeight: number | null | undefined;
  /** Something was touched since the start, so the page may not reload by itself. */
  readonly touched: boolean;
}

export interface State {
  readonly view: View;
  readonly settings: Settings;
  readonly game: Game;
  readonly past: { readonly [Name in View]: readonly Game[Name][] };
  readonly ui: Ui;
  /** Answers to the questions the state asks, by the question's key. */
  readonly results: ReadonlyMap<string, Reply>;
}

export const emptyGame: Game = { count: emptyCount, discard: emptyDiscard, play: emptyPlay, board: emptyBoard };

/** The board that a device has kept, with what its undo restores, the last first to go. */
export interface KeptBoard {
  readonly board: BoardGame;
  readonly past: readonly BoardGame[];
}

export const noBoard: KeptBoard = { board: emptyBoard, past: [] };

export const initialState = (settings: Settings, { board, past }: KeptBoard = noBoard): State => ({
  view: 'count',
  settings,
  game: { ...emptyGame, board },
  past: { count: [], discard: [], play: [], board: past },
  ui: {
    padOpen: true,
    panel: null,
    lifted: null,
    opened: undefined,
    numbers: null,
    map: null,
    text: '',
    notice: '',
    offline: 'unknown',
    updateWaiting: false,
    installable: false,
    embedKind: 'frame',
    previewHeight: null,
    touched: false,
  },
  results: new Map(),
});
