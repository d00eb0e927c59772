/** A card's rank as it is written. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** Spades, hearts, diamonds, clubs. */
export type Suit = 'S' | 'H' | 'D' | 'C';

/** A card: rank, then suit. `'5H'`, `'TS'`. */
export type Card = `${Rank}${Suit}`;

/** Cards to be read: one text or a list of texts, written any way people write cards. */
export type CardsText = string | readonly string[];

export type Kind = 'fifteen' | 'pair' | 'run' | 'flush' | 'nobs';

/** One thing that counts. */
export interface Combination<Item = Card> {
  readonly kind: Kind;
  /** Lowest first; empty where `count` is given. */
  readonly cards: readonly Item[];
  readonly points: number;
  /** The total when this one has been spoken. */
  readonly running: number;
  /** Only in a truncated answer: how many combinations this entry stands for. */
  readonly count?: number;
}

export type NearMissKind = 'cribFlush' | 'starterFlush' | 'heels' | 'otherJack';

/** What a learner may have counted and should not have. */
export interface NearMiss {
  readonly kind: NearMissKind;
  readonly cards: readonly Card[];
}

export interface ShowQuestion {
  /** One to four cards with a starter, any number without. */
  hand: CardsText;
  starter?: CardsText;
  /** Count it as the crib: only five suited cards are a flush. */
  crib?: boolean;
}

export interface ShowAnswer {
  readonly points: number;
  /** In counting order: fifteens, pairs, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /** One phrase a combination, in order, joined by `', '`; a hand of nothing is `'nineteen'`. */
  readonly spoken: string;
  /** The starter is a jack: two for the dealer when it was cut, apart from the show. */
  readonly heels: boolean;
  /** More than 64 combinations, given by kind. */
  readonly truncated: boolean;
  readonly nearMisses: readonly NearMiss[];
}

export interface RanksQuestion {
  /** 1 to 24 ranks without suits, any number alike: `'A2233444'`. */
  ranks: CardsText;
}

export interface RanksAnswer {
  readonly points: number;
  readonly combinations: readonly Combination<Rank>[];
  readonly spoken: string;
  readonly truncated: boolean;
}

export interface DiscardsQuestion {
  /** Six cards. */
  dealt: CardsText;
  /** The crib is ours. */
  weDeal: boolean;
  /** Our score, 0 to 120. */
  ours?: number;
  /** Their score, 0 to 120. */
  theirs?: number;
  order?: 'points';
}

/** What four cards are worth over the starters that may still be cut: exact. */
export interface ShowValue {
  /** Before the cut. */
  readonly now: number;
  /** `sum / count`. */
  readonly mean: number;
  readonly sum: number;
  readonly count: number;
  readonly min: number;
  readonly max: number;
  /** Starters by points, 0 to 29. */
  readonly histogram: readonly number[];
}

export interface Discard {
  readonly thrown: readonly [Card, Card];
  readonly kept: readonly [Card, Card, Card, Card];
  readonly hand: ShowValue;
  readonly crib: {
    readonly mean: number;
    /** Cases by points, 0 to 29: the opponent's two and the starter. */
    readonly histogram: readonly number[];
  };
  /** Hand plus our crib, or less theirs. */
  readonly points: number;
}

export interface StartersQuestion {
  /** Four cards. */
  hand: CardsText;
  /** Other cards that cannot be the starter. */
  seen?: CardsText;
  crib?: boolean;
}

export interface StartersAnswer extends ShowValue {
  /** Every starter that may still be cut, most points first. */
  readonly starters: readonly { readonly starter: Card; readonly points: number }[];
}

export interface CardsQuestion {
  text: CardsText;
}

export interface CardsAnswer {
  readonly cards: readonly Card[];
  /** What stopped the reading, if it was stopped. */
  readonly error?: { readonly code: ErrorCode; readonly text: string; readonly message: string };
}

export interface DealQuestion {
  /** A whole number from 0 to 2^53 - 1; any deal without it. */
  seed?: number;
}

export interface DealAnswer {
  /** The pone's six, then the dealer's. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly starter: Card;
  readonly seed: number;
}

/** Every question with what it asks and what it answers. */
export interface Questions {
  scoreShow: { asks: ShowQuestion; answers: ShowAnswer };
  scoreRanks: { asks: RanksQuestion; answers: RanksAnswer };
  valueDiscards: { asks: DiscardsQuestion; answers: readonly Discard[] };
  valueStarters: { asks: StartersQuestion; answers: StartersAnswer };
  parseCards: { asks: CardsQuestion; answers: CardsAnswer };
  deal: { asks: DealQuestion; answers: DealAnswer };
}

export type QuestionName = keyof Questions;

export type ErrorCode = 'badCard' | 'duplicateCard' | 'wrongCount' | 'badScore' | 'badQuestion';

/** An `AbortSignal`, or an object with one. */
export type AskOptions = AbortSignal | { signal?: AbortSignal };

/**
 * The engine. Every answer is a plain frozen object. Wrong input rejects with a `CribbageError`; an aborted or replaced
 * question rejects with an `AbortError`.
 */
export type Engine = {
  readonly [Name in QuestionName]: (
    question: Questions[Name]['asks'],
    options?: AskOptions,
  ) => Promise<Questions[Name]['answers']>;
} & {
  /** Ends the worker, if there is one. Questions asked later reject. */
  readonly close: () => void;
};
