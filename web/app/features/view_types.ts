import type { TemplateResult } from 'lit/html.js';
import type { Card } from '../../engine/index.js';
import type { ResumableMatch } from '../state/slices/match.js';
import type { Settings, State, View } from '../state/state.js';
import type { Dispatch } from '../state/store_types.js';
import type { NextStep } from './next_step.js';

/** What a view may ask for besides a change of state: the effects. */
export interface Effects {
  readonly deal: () => void;
  /** A link and words for it; those of what is on the screen where none are given. */
  readonly share: (url?: string, text?: string) => void;
  /** Of use without its link: where a browser cannot share, both are copied. */
  readonly shareResult: (url: string, text: string) => void;
  readonly copyText: () => void;
  readonly copyLink: () => void;
  readonly copySnippet: (snippet: string) => void;
  /** Panels that are fetched once the screen is there. */
  readonly sheets: () => Sheets | undefined;
  /** The screens that come after Count. */
  readonly lazyViews: () => LazyViews | undefined;
  /** What is saved and opened, once the review is there. */
  readonly files: () => Files | undefined;
  /** What says a text aloud, where the device has a voice of its own. */
  readonly say: () => Say | undefined;
  /** The full address of what is on the screen, and that of the app. */
  readonly address: () => string;
  readonly base: () => string;
  readonly canShare: () => boolean;
  readonly canTick: () => boolean;
  /** The screen has one discard beside the list. */
  readonly hasRoomBeside: () => boolean;
  readonly install: () => void;
  /** This browser installs nothing when asked: the player adds the app by hand. */
  readonly addsByHand: () => boolean;
  readonly useUpdate: () => void;
  readonly choose: (settings: Partial<Settings>) => void;
}

export type Say = (text: string) => void;

/** Files of the device, as text. */
export interface Files {
  readonly save: (name: string, text: string) => void;
  /** Has the player choose one. */
  readonly open: (use: (text: string) => void) => void;
}

/** What a view answers a touch with. */
export interface Controls {
  readonly dispatch: Dispatch;
  readonly effects: Effects;
  /** The games against the engine that a player may go on with, the last one first. */
  readonly resumableMatches: (state: State) => readonly ResumableMatch[];
}

type Part = (state: State, controls: Controls) => TemplateResult;

/** The panels that take the place of everything else. */
export interface Sheets {
  readonly menu: Part;
  readonly share: Part;
  readonly embed: Part;
}

/** How a screen looks. */
export interface ScreenView {
  /** The row at the top. */
  readonly choices: Part;
  readonly body: Part;
  /** What the thumb reaches, in place of the pad of cards; nothing where that is what it needs. */
  readonly dock?: (state: State, controls: Controls) => TemplateResult | undefined;
  /** What each card would add as the starter, on the keys of the pad. */
  readonly marks: (state: State) => { readonly adds: ReadonlyMap<Card, number>; readonly most: number } | undefined;
  /** What comes next in the deal; where the screen has a dock of its own, that says it. */
  readonly flow?: (state: State) => NextStep;
  readonly textHint: () => string;
  /** What may be typed, by example, for who has a keyboard. */
  readonly typed?: () => string;
}

/** `against` takes the place of the board. */
export type LazyViews = { readonly [Name in Exclude<View, 'count'> | 'against']: ScreenView };
