// The types of the elements, for the package. They are written by hand so that a page needs neither Lit's types nor our
// internals. The build checks the classes against them, and makes `custom-elements.json` from them.
import type {
  Card,
  CardsText,
  Combination,
  Discard,
  EngineError,
  ErrorCode,
  ErrorReason,
  Opponent,
  ReadGameAnswer,
  SingleDiscard,
} from '../engine/types.js';

/** The detail of a `cribbage-count` event. */
export interface CountDetail {
  readonly cards: readonly Card[];
  readonly starter: Card | null;
  readonly crib: boolean;
  readonly points: number;
  /** The short count. */
  readonly spoken: string;
  readonly combinations: readonly Combination[];
}

/** The detail of a `cribbage-discard` event. */
export interface DiscardDetail {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
  readonly opponent: Opponent;
  /** The fifteen discards of two players or the five throws of more, best first. */
  readonly choices: readonly Discard[] | readonly SingleDiscard[];
}

/** The detail of a `cribbage-answer` event: the answer to an exercise of a day. */
export interface AnswerDetail {
  /** The day of the exercise, as in `2026-11-23`. */
  readonly date: string;
  readonly kind: 'throw' | 'count';
  /** Whether the answer is the best, as good as the best within the engine's error, or costs something. */
  readonly verdict: 'best' | 'asGood' | 'costs';
  /** How much lower a throw's win chance is than the best throw's, from 0 to 1, or by how many points a count is off. */
  readonly cost: number;
}

/** The detail of a `cribbage-error` event, which says that the element's input cannot be read. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  /** The reason why the engine refuses the input; undefined if the element itself refuses it. */
  readonly reason?: ErrorReason;
  readonly parts: EngineError['parts'];
  readonly text: string;
  readonly message: string;
  /** The line of the record that is at fault, counted from 1. */
  readonly line?: number;
}

/**
 * `<cribbage-hand>`: a hand and its count, one step at a time.
 *
 * @element cribbage-hand
 * @slot - The content shown until the answer is ready.
 * @fires {CustomEvent<CountDetail>} cribbage-count - The hand is counted.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - The element's input cannot be read.
 * @csspart frame - The whole element.
 * @csspart error - The sentence that says why the input cannot be read.
 * @csspart hand - The cards of a hand.
 * @csspart card - A card.
 * @csspart lifted - A card that is lifted.
 * @csspart points - The points of the cards.
 * @csspart spoken - The count in words.
 * @csspart steps - The row with the buttons and the label of a step.
 * @csspart button - A button.
 */
export declare class CribbageHand extends HTMLElement {
  cards: CardsText;
  starter: CardsText;
  crib: boolean;
  /** 0 shows the whole count, 1 the first combination, and so on. After the combinations come the near misses. */
  step: number;
  /** Settles when the answer for the latest properties is on the screen, if the element is in sight. */
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-counter>`: tap four cards, then the starter.
 *
 * @element cribbage-counter
 * @slot - The content shown until the answer is ready.
 * @fires {CustomEvent<CountDetail>} cribbage-count - The hand is counted.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - The element's input cannot be read.
 * @csspart frame - The whole element.
 * @csspart error - The sentence that says why the input cannot be read.
 * @csspart hand - The cards of a hand.
 * @csspart card - A card.
 * @csspart points - The points of the cards.
 * @csspart spoken - The count in words.
 * @csspart misses - The points that the cards do not have, and why.
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
 * @slot - The content shown until the answer is ready.
 * @fires {CustomEvent<DiscardDetail>} cribbage-discard - The discards are ranked.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - The element's input cannot be read.
 * @csspart frame - The whole element.
 * @csspart error - The sentence that says why the input cannot be read.
 * @csspart hand - The cards of a hand.
 * @csspart card - A card.
 * @csspart lifted - A card that is lifted.
 * @csspart points - The points of the cards.
 * @csspart note - A remark.
 * @csspart discards - The ranked discards.
 * @csspart discard-row - A discard.
 * @csspart details - The details of an open row.
 * @csspart button - A button.
 */
export declare class CribbageDiscard extends HTMLElement {
  cards: CardsText;
  /** The attribute is `my-crib`. */
  myCrib: boolean;
  /** `'90-75'`: ours, then theirs. The discards are ranked by win chance from that score; if empty, by points. */
  score: string;
  /** The player assumed to throw the other half of the crib; an expert if empty. */
  opponent: Opponent | '';
  /** `3` or `4` for the throws of so many players, who are dealt five cards; two players if empty. */
  players: number | string;
  /** The folder with the engine's files for advice, if it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-game>`: a recorded game, one step at a time.
 *
 * @element cribbage-game
 * @slot - The content shown until the answer is ready.
 * @fires {CustomEvent<ReadGameAnswer>} cribbage-game - The record is read.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - The element's input cannot be read.
 * @csspart frame - The whole element.
 * @csspart error - The sentence that says why the input cannot be read.
 * @csspart table - The table of the game.
 * @csspart hand - The cards of a hand.
 * @csspart card - A card.
 * @csspart lifted - A card that is lifted.
 * @csspart points - The points of the cards.
 * @csspart spoken - The count in words.
 * @csspart steps - The row with the buttons and the label of a step.
 * @csspart button - A button.
 */
export declare class CribbageGame extends HTMLElement {
  /** The record of one game, complete or not. */
  record: string;
  /**
   * The step to show, as in `2.5`: the deal, counted from 1, and the step in it, counted from 0. If empty, the first
   * step.
   */
  at: string;
  /** The folder with the engine's files for advice, if it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/**
 * `<cribbage-drill>`: shows an exercise of the day, and grades the answer.
 *
 * @element cribbage-drill
 * @slot - The content shown until the exercise is ready.
 * @fires {CustomEvent<AnswerDetail>} cribbage-answer - The exercise is answered.
 * @fires {CustomEvent<ErrorDetail>} cribbage-error - The element's input cannot be read.
 * @csspart frame - The whole element.
 * @csspart error - The sentence that says why the input cannot be read.
 * @csspart note - A remark.
 * @csspart hand - The cards of a hand.
 * @csspart card - A card.
 * @csspart lifted - A card that is lifted.
 * @csspart verdict - The judgement of an answer.
 * @csspart total - The total of a count.
 * @csspart points - The points of the cards.
 * @csspart spoken - The count in words.
 * @csspart misses - The points that the cards do not have, and why.
 * @csspart button - A button.
 */
export declare class CribbageDrill extends HTMLElement {
  /** The day of the exercise, as in `2026-11-23`; today if empty. */
  date: string;
  /** If empty, the exercise asks for a throw. */
  kind: 'throw' | 'count' | '';
  /** The folder with the engine's files for advice, if it is not beside `fifteen-two.js`. */
  files: string;
  readonly updateComplete: Promise<boolean>;
}

/** Defines the five tags. Tags that are already defined are left alone. */
export declare const defineElements: () => void;

interface Tags {
  'cribbage-hand': CribbageHand;
  'cribbage-counter': CribbageCounter;
  'cribbage-discard': CribbageDiscard;
  'cribbage-game': CribbageGame;
  'cribbage-drill': CribbageDrill;
}

/** The tags of the elements. */
export type Tag = keyof Tags;

/** The type of the element with this tag. */
export type ElementOf<T extends Tag> = Tags[T];

/** The properties that a page may set on an element. */
export type Settable<T extends Tag> = Partial<Omit<Tags[T], keyof HTMLElement | 'updateComplete'>>;

/** The events of an element, by name, each with the type of its detail. */
export type DetailOf<T extends Tag> = { 'cribbage-error': ErrorDetail } & {
  'cribbage-hand': { 'cribbage-count': CountDetail };
  'cribbage-counter': { 'cribbage-count': CountDetail };
  'cribbage-discard': { 'cribbage-discard': DiscardDetail };
  'cribbage-game': { 'cribbage-game': ReadGameAnswer };
  'cribbage-drill': { 'cribbage-answer': AnswerDetail };
}[T];

declare global {
  interface HTMLElementTagNameMap extends Tags {}
  interface GlobalEventHandlersEventMap {
    'cribbage-count': CustomEvent<CountDetail>;
    'cribbage-discard': CustomEvent<DiscardDetail>;
    /** The game as the engine has read it. */
    'cribbage-game': CustomEvent<ReadGameAnswer>;
    'cribbage-answer': CustomEvent<AnswerDetail>;
    'cribbage-error': CustomEvent<ErrorDetail>;
  }
}
