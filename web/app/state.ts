import type { Reply } from './answers.js';
import { type CountGame, emptyCount } from './screens/count_game.js';
import { type DiscardGame, emptyDiscard } from './screens/discard_game.js';
import { emptyPlay, type PlayGame } from './screens/play_game.js';

/** What each screen keeps, and undo restores. */
export interface Game {
  readonly count: CountGame;
  readonly discard: DiscardGame;
  readonly play: PlayGame;
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

export interface Ui {
  readonly padOpen: boolean;
  readonly panel: Panel;
  /** The line of the count whose cards are lifted. */
  readonly lifted: number | null;
  /** The discard whose row is open, as its two cards; null for none, undefined for the best. */
  readonly opened: string | null | undefined;
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

export const emptyGame: Game = { count: emptyCount, discard: emptyDiscard, play: emptyPlay };

export const initialState = (settings: Settings): State => ({
  view: 'count',
  settings,
  game: emptyGame,
  past: { count: [], discard: [], play: [] },
  ui: {
    padOpen: true,
    panel: null,
    lifted: null,
    opened: undefined,
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
