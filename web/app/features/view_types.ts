import type { TemplateResult } from 'lit/html.js';
import type { Card } from '../../engine/index.js';
import type { ResumableMatch } from '../state/slices/match.js';
import type { Settings, State, View } from '../state/state.js';
import type { Dispatch } from '../state/store_types.js';
import type { NextStep } from './next_step.js';

/** The effects a view may ask for, besides changes of state. */
export interface Effects {
  readonly deal: () => void;
  /** Shares a link with a text: by default, the link and the text of the current screen. */
  readonly share: (url?: string, text?: string) => void;
  /** Shares a result that is useful without its link. If the browser cannot share, copies the text and the link. */
  readonly shareResult: (url: string, text: string) => void;
  readonly copyText: () => void;
  readonly copyLink: () => void;
  readonly copySnippet: (snippet: string) => void;
  /** Panels that are loaded after the first screen. */
  readonly sheets: () => Sheets | undefined;
  /** The screens other than Count; undefined until they are loaded. */
  readonly lazyViews: () => LazyViews | undefined;
  /** Saves and opens files; undefined until the review is loaded. */
  readonly files: () => Files | undefined;
  /** Returns the function that says a text aloud; undefined if the device has no voice of its own. */
  readonly say: () => Say | undefined;
  /** The full address of the current screen, and the address of the app. */
  readonly address: () => string;
  readonly base: () => string;
  readonly canShare: () => boolean;
  readonly canTick: () => boolean;
  /** True if the screen has room for the details of a discard beside the list. */
  readonly hasRoomBeside: () => boolean;
  readonly install: () => void;
  /** True if this browser has no install prompt, so that the player has to add the app to the home screen by hand. */
  readonly addsByHand: () => boolean;
  readonly useUpdate: () => void;
  readonly choose: (settings: Partial<Settings>) => void;
}

export type Say = (text: string) => void;

export interface Files {
  readonly save: (name: string, text: string) => void;
  /** Lets the player choose a file, and passes its text to `use`. */
  readonly open: (use: (text: string) => void) => void;
}

/** The functions that a view may call: to change the state, for other effects, and to list the games to resume. */
export interface Controls {
  readonly dispatch: Dispatch;
  readonly effects: Effects;
  /** The games against the engine that can be resumed, last played first. */
  readonly resumableMatches: (state: State) => readonly ResumableMatch[];
}

type Part = (state: State, controls: Controls) => TemplateResult;

/** Panels that cover the whole screen. */
export interface Sheets {
  readonly menu: Part;
  readonly share: Part;
  readonly embed: Part;
}

export interface ScreenView {
  /** The row at the top. */
  readonly choices: Part;
  readonly body: Part;
  /** Draws the dock, which then replaces the pad of cards at the bottom. Returns undefined to keep the pad. */
  readonly dock?: (state: State, controls: Controls) => TemplateResult | undefined;
  /**
   * For the keys of the pad: the points that each card would add as the starter, and the most that any card would add.
   */
  readonly marks?: (state: State) => { readonly adds: ReadonlyMap<Card, number>; readonly most: number } | undefined;
  /** The next step of the deal, unless the screen has a dock of its own. */
  readonly flow?: (state: State) => NextStep;
  /** Says what may be typed into the field for cards. */
  readonly textHint?: () => string;
  /** Examples of what may be typed, for players with a keyboard. */
  readonly typed?: () => string;
}

/** The screens other than Count. While a game against the engine is shown, `against` takes the place of `board`. */
export type LazyViews = { readonly [Name in Exclude<View, 'count'> | 'against']: ScreenView };
