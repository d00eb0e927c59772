import type { Card } from '../engine/index.js';
import type { Reply } from './questions.js';

export type View = 'count' | 'discard';

/** Whose four cards are counted: the three hands of a show, or any cards without a starter. */
export type Seat = 'pone' | 'dealer' | 'crib' | 'any';
export const seats: readonly Seat[] = ['pone', 'dealer', 'crib', 'any'];

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  readonly theme: Theme;
  readonly twoColours: boolean;
}

/** What undo restores, on the Count screen. */
export interface CountGame {
  readonly seat: Seat;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly starter: Card | null;
  /** Ranks without suits, typed; they take the place of the cards of `any`. */
  readonly ranks: string;
}

/** What undo restores, on the Discard screen. */
export interface DiscardGame {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
}

export interface Game {
  readonly count: CountGame;
  readonly discard: DiscardGame;
}

export type Panel = 'menu' | 'text' | null;
export type Offline = 'unknown' | 'preparing' | 'ready' | 'unavailable';

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

export const emptyCount: CountGame = {
  seat: 'pone',
  hands: { pone: [], dealer: [], crib: [], any: [] },
  starter: null,
  ranks: '',
};

export const emptyDiscard: DiscardGame = { dealt: [], weDeal: true };

export const initialState = (settings: Settings): State => ({
  view: 'count',
  settings,
  game: { count: emptyCount, discard: emptyDiscard },
  past: { count: [], discard: [] },
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
    touched: false,
  },
  results: new Map(),
});

export const handSize = 4;
export const dealtSize = 6;

/** The starter belongs to the three hands of the show and not to any other cards. */
export const starterOf = ({ seat, starter }: CountGame): Card | null => (seat === 'any' ? null : starter);

/** The cards in front of the player now, the starter last. */
export const cardsHere = (count: CountGame): readonly Card[] => {
  const starter = starterOf(count);
  return starter ? [...count.hands[count.seat], starter] : count.hands[count.seat];
};

/** Cards of this deal that are in another hand of the show. */
export const cardsElsewhere = ({ seat, hands }: CountGame): readonly Card[] =>
  seat === 'any' ? [] : seats.filter((other) => other !== seat && other !== 'any').flatMap((other) => hands[other]);

/** Ranks were given in place of cards. */
export const countsRanks = ({ seat, ranks }: CountGame): boolean => seat === 'any' && ranks !== '';

export const handIsWhole = (count: CountGame): boolean =>
  count.seat !== 'any' && count.hands[count.seat].length === handSize && count.starter !== null;

/** Nothing more is expected on the pad. */
export const isWhole = ({ view, game }: State): boolean =>
  view === 'count' ? handIsWhole(game.count) || countsRanks(game.count) : game.discard.dealt.length === dealtSize;
