// The types of the elements, by hand, so that a page needs neither Lit's types nor our internals. The classes are held to them, and
// `custom-elements.json`, the types for frameworks and the table of tokens are made from this file.
import type { Card, CardsText, Combination, Discard, ErrorCode, GameAnswer, Opponent } from '../engine/types.js';

/** What a `cribbage-count` event tells. */
export interface CountDetail {
  readonly cards: readonly Card[];
  readonly starter: Card | null;
  readonly crib: boolean;
  readonly points: number;
  /** The short count. */
  readonly spoken: string;
  readonly combinations: readonly Combination[];
}

/** What a `cribbage-discard` event tells. */
export interface DiscardDetail {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
  readonly opponent: Opponent;
  /** The fifteen, best first. */
  readonly choices: readonly Discard[];
}

/** What a `cribbage-answer` event tells: the answer to a question of a day. */
export interface AnswerDetail {
  /** As in `2026-11-23`. */
  readonly date: string;
  readonly kind: 'throw' | 'count';
  /** Best; as good as the best, for all that the engine can tell; or it costs something. */
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** Of a throw, the chance of winning that it costs, from 0 to 1; of a count, the points that it is off by. */
  readonly cost: number;
}

/** What a `cribbage-error` event tells: what the element was given cannot be read. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly text: string;
  readonly message: string;
  /** Of a record, from 1. */
  readonly line?: number;
}

/**
 * `<cribbage-hand>`: a hand and its count, a step at a time.
 *
 * @element cribbage-hand
 * @slot - What is shown until there is an answer.
 * @fires {CustomEvent<CountDetail>} cribbage-count - The hand is counted.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - What the element was given cannot be read.
 */
export declare class CribbageHand extends HTMLElement {
  cards: CardsText;
  starter: CardsText;
  crib: boolean;
  /** 0 shows the whole count, 1 its first part, and so on; near misses come last. */
  step: number;
  /** Settles when the answer to what was last set is on the screen, where the element is in sight. */
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-counter>`: tap four cards, then the starter.
 *
 * @element cribbage-counter
 * @slot - What is shown until there is an answer.
 * @fires {CustomEvent<CountDetail>} cribbage-count - The hand is counted.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - What the element was given cannot be read.
 */
export declare class CribbageCounter extends HTMLElement {
  cards: CardsText;
  starter: CardsText;
  crib: boolean;
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-discard>`: the fifteen discards of six cards, ranked.
 *
 * @element cribbage-discard
 * @slot - What is shown until there is an answer.
 * @fires {CustomEvent<DiscardDetail>} cribbage-discard - The discards are ranked.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - What the element was given cannot be read.
 */
export declare class CribbageDiscard extends HTMLElement {
  cards: CardsText;
  /** The attribute is `my-crib`. */
  myCrib: boolean;
  /** `'90-75'`: ours, then theirs; ranks by the chance of winning from there. Empty: ranks by points. */
  score: string;
  /** Whose throws the crib is reckoned with; empty for an expert’s. */
  opponent: Opponent | '';
  /** The folder of what advises, where it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-game>`: a game that was written down, a step at a time.
 *
 * @element cribbage-game
 * @slot - What is shown until there is an answer.
 * @fires {CustomEvent<GameAnswer>} cribbage-game - The record is read.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - What the element was given cannot be read.
 */
export declare class CribbageGame extends HTMLElement {
  /** The record of one game, complete or not. */
  record: string;
  /** Which step is shown: the deal from 1 and the step in it from 0, as in `2.5`. Empty: the first. */
  at: string;
  /** The folder of what advises, where it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-drill>`: a question of the day, which judges the answer.
 *
 * @element cribbage-drill
 * @slot - What is shown until there is a question.
 * @fires {CustomEvent<AnswerDetail>} cribbage-answer - The question is answered.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - What the element was given cannot be read.
 */
export declare class CribbageDrill extends HTMLElement {
  /** Whose question it is, as in `2026-11-23`; empty: today’s. */
  date: string;
  /** Empty: a throw. */
  kind: 'throw' | 'count' | '';
  /** The folder of what advises, where it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/** Defines the five tags; those that are taken already are left. */
export declare const defineElements: () => void;

interface Tags {
  'cribbage-hand': CribbageHand;
  'cribbage-counter': CribbageCounter;
  'cribbage-discard': CribbageDiscard;
  'cribbage-game': CribbageGame;
  'cribbage-drill': CribbageDrill;
}

/** The tags. */
export type Tag = keyof Tags;

/** The element of a tag. */
export type ElementOf<T extends Tag> = Tags[T];

/** What a page may set of an element. */
export type Settable<T extends Tag> = Partial<Omit<Tags[T], keyof HTMLElement | 'updateComplete'>>;

/** What an element tells: the detail of each event by its name. */
export type DetailOf<T extends Tag> = { 'cribbage-error': ErrorDetail } & {
  'cribbage-hand': { 'cribbage-count': CountDetail };
  'cribbage-counter': { 'cribbage-count': CountDetail };
  'cribbage-discard': { 'cribbage-discard': DiscardDetail };
  'cribbage-game': { 'cribbage-game': GameAnswer };
  'cribbage-drill': { 'cribbage-answer': AnswerDetail };
}[T];

declare global {
  interface HTMLElementTagNameMap extends Tags {}
  interface GlobalEventHandlersEventMap {
    'cribbage-count': CustomEvent<CountDetail>;
    'cribbage-discard': CustomEvent<DiscardDetail>;
    /** What the engine has read. */
    'cribbage-game': CustomEvent<GameAnswer>;
    'cribbage-answer': CustomEvent<AnswerDetail>;
    'cribbage-error': CustomEvent<ErrorDetail>;
  }
}
