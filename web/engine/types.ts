import type { CoreReasons, NoParts } from './error_reasons.js';
import type { levels, objectives, opponents, orders } from './lists.js';
import type { tableNames } from './table_files.js';

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
  /** What counts. */
  readonly kind: Kind;
  /** Lowest first; empty where `count` is given. */
  readonly cards: readonly Item[];
  /** The points of this one alone. */
  readonly points: number;
  /** The total when this one has been spoken. */
  readonly running: number;
  /** Only in a truncated answer: how many combinations this entry stands for. */
  readonly count?: number;
}

export type NearMissKind = 'cribFlush' | 'starterFlush' | 'heels' | 'otherJack';

/** What a learner may have counted and should not have. */
export interface NearMiss {
  /** Which rule was missed. */
  readonly kind: NearMissKind;
  /** The cards it is about. */
  readonly cards: readonly Card[];
}

/** `'short'`, the count as players say it, or `'long'`, every combination by itself. */
export type Spoken = 'short' | 'long';

export interface ShowQuestion {
  /** One to four cards with a starter, any number without. */
  hand: CardsText;
  /** The card that was cut; without it nothing counts as nobs. */
  starter?: CardsText;
  /** Count it as the crib: only five suited cards are a flush. */
  crib?: boolean;
  /** How `spoken` says the count: `'short'` as players do, `'long'` every combination by itself; `'short'` by default. */
  spoken?: Spoken;
}

export interface ShowAnswer {
  /** The total, heels apart. */
  readonly points: number;
  /** In counting order: fifteens, pairs, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /**
   * The count in words: `'fifteen two, four, a pair is six, and a run of three is nine'`. In `long`, one phrase a combination, in
   * order, joined by `', '`: `'fifteen two, fifteen four, pair is six, run of three is nine'`. A hand of nothing is `'nineteen'`.
   */
  readonly spoken: string;
  /** The starter is a jack: two for the dealer when it was cut, apart from the show. */
  readonly heels: boolean;
  /** More than 64 combinations, given by kind. */
  readonly truncated: boolean;
  /** What a learner may have counted and should not have. */
  readonly nearMisses: readonly NearMiss[];
}

export interface RanksQuestion {
  /** 1 to 24 ranks without suits, any number alike: `'A2233444'`. */
  ranks: CardsText;
  /** As in `ShowQuestion`: `'short'` by default, or `'long'`. */
  spoken?: Spoken;
}

export interface RanksAnswer {
  /** The total. */
  readonly points: number;
  /** Fifteens, pairs and runs, in counting order. */
  readonly combinations: readonly Combination<Rank>[];
  /** As in `ShowAnswer`. */
  readonly spoken: string;
  /** As in `ShowAnswer`. */
  readonly truncated: boolean;
}

/**
 * What the other player throws: by the solved equilibrium of discarding, the two that leave the best hand whatever the crib, or any
 * two cards.
 */
export type Opponent = (typeof opponents)[number];

/** What is best: the chance of winning, with equal ones by points; or points, and then no chance is worked out. */
export type Order = (typeof orders)[number];

/**
 * What the game is for. `'win'`: to win. `'acc'`, as in tournaments: 2 for a win and 3 for a skunk. `'money'`: 1, 2 for a skunk and 4
 * for a double skunk.
 */
export type Objective = (typeof objectives)[number];

export interface DiscardsQuestion {
  /** Six cards. */
  dealt: CardsText;
  /** The crib is ours. */
  weDeal: boolean;
  /** Our score, 0 to 120. */
  ours?: number;
  /** Their score, 0 to 120. */
  theirs?: number;
  /** Best first by this; `winChance` where nothing is said. */
  order?: Order;
  /** Who throws the other two cards of the crib; `expert` where nothing is said. */
  opponent?: Opponent;
  /** What the game is for, which decides the order by `winChance`; `win` where nothing is said. */
  objective?: Objective;
}

/** What four cards are worth over the starters that may still be cut: exact. */
export interface ShowValue {
  /** Before the cut. */
  readonly now: number;
  /** `sum / count`. */
  readonly mean: number;
  /** The points with every starter added up. */
  readonly sum: number;
  /** How many starters there are. */
  readonly count: number;
  /** The points with the worst starter. */
  readonly min: number;
  /** The points with the best starter. */
  readonly max: number;
  /** Starters by points, 0 to 29. */
  readonly histogram: readonly number[];
}

export interface Discard {
  /** The two for the crib, lowest first. */
  readonly thrown: readonly [Card, Card];
  /** The other four, lowest first. */
  readonly kept: readonly [Card, Card, Card, Card];
  /** The kept four, over 46 starters: exact. */
  readonly hand: ShowValue;
  /** The crib with these two, whoever it belongs to. */
  readonly crib: {
    /** Its mean over all cases. */
    readonly mean: number;
    /** Cases by points, 0 to 29: the opponent's two and the starter. */
    readonly histogram: readonly number[];
  };
  /** Pegged in the play, by us and by them, when both play by the solved game. */
  readonly play: { readonly ours: number; readonly theirs: number };
  /** Hand plus our crib, or less theirs, plus play, ours less theirs. */
  readonly points: number;
  /** Of winning the game, from 0 to 1, at this score; absent where the order is by points. */
  readonly winChance?: number;
  /**
   * What is expected of the objective: to win, the chance itself; `acc` and `money`, what the game counts for us less what it counts for
   * them. Absent where the order is by points.
   */
  readonly worth?: number;
}

export interface StartersQuestion {
  /** Four cards. */
  hand: CardsText;
  /** Other cards that cannot be the starter. */
  seen?: CardsText;
  /** Count it as the crib: only five suited cards are a flush. */
  crib?: boolean;
}

export interface StartersAnswer extends ShowValue {
  /** Every starter that may still be cut, most points first. */
  readonly starters: readonly { readonly starter: Card; readonly points: number }[];
}

/** A player: `'us'` is the one who asks. */
export type Side = 'us' | 'them';

/** What a card pegs for in the play: 2, 2, 2, 6, 12, the length of the run, 1, 1. Suits count for nothing. */
export type PlayReason =
  | 'fifteen'
  | 'thirtyOne'
  | 'pair'
  | 'pairRoyal'
  | 'doublePairRoyal'
  | 'run3'
  | 'run4'
  | 'run5'
  | 'run6'
  | 'run7'
  | 'go'
  | 'lastCard';

export interface PlayQuestion {
  /**
   * Who played what, in order: `[['them', '5H'], ['us', 'TD']]`, or a text, `'them 5H, us TD'`. A side that was passed over
   * could not play; `'go'` in place of a card says so where no card has told it yet.
   */
  played: string | readonly (readonly [by: Side, card: string])[];
  /** The crib is ours, so they lead. */
  weDeal: boolean;
  /** Our score before the play, 0 to 120; the play ends at 121. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
}

export interface PeggedCard {
  /** Who played it. */
  readonly by: Side;
  /** The card. */
  readonly card: Card;
  /** With this card. */
  readonly count: number;
  /** As far as they are certain: the go of a count that may still go on is not in them. */
  readonly points: number;
  /** In the order they are said; the points of each add up to `points`. */
  readonly reasons: readonly PlayReason[];
}

/** @deprecated The name of `PeggedCard` up to this version. */
export type LaidCard = PeggedCard;

export interface PlayAnswer {
  /** The cards played, in order, each with what it pegged. */
  readonly plays: readonly PeggedCard[];
  /** Pegged in this play, without the scores before it. */
  readonly totals: { readonly us: number; readonly them: number };
  /** What the next card is played on: 0 when a count has ended. */
  readonly count: number;
  /** Whose turn it is, to play a card or else to say go; absent when it is over. */
  readonly toPlay?: Side;
  /** All eight cards are played, or a side has 121. */
  readonly over: boolean;
}

export interface PlaysQuestion {
  /** Our four. */
  kept: CardsText;
  /** Our two in the crib, where they are known. */
  thrown?: CardsText;
  /** The card that was cut, where it is known. */
  starter?: CardsText;
  /** The crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `PlayQuestion`. */
  played: PlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** Best first by this; `winChance` where nothing is said, and `points` orders by `net`. */
  order?: Order;
  /** A first answer, in a fraction of the time. */
  quick?: boolean;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
}

export interface PlaysAnswer {
  /** What the next card is played on: 0 when a count has ended. */
  readonly count: number;
  /** Absent when it is over. */
  readonly toPlay?: Side;
  /** Best first; empty where it is not our turn. */
  readonly legal: readonly {
    /** The card. */
    readonly card: Card;
    /** Pegged by this card now, as far as it is certain. */
    readonly points: number;
    /** Expected from here to the end of the play, ours less theirs. */
    readonly net: number;
    /** Of winning the game, from 0 to 1; absent where the order is by points. */
    readonly winChance?: number;
    /** As in `Discard`. */
    readonly worth?: number;
  }[];
  /** It is our turn and no card may be played. */
  readonly mustGo: boolean;
  /** `false` for a first answer: ask without `quick` for the settled one. */
  readonly settled: boolean;
  /**
   * The chance, from 0 to 1, that the opponent still holds at least one card of each rank, aces first: thirteen. On either turn;
   * absent where they hold none, and when it is over.
   */
  readonly theyHold?: readonly number[];
}

/**
 * A player to play against. `beginner` keeps the best hand and pegs what it sees; `pub` throws by published averages and minds
 * the reply; `club` plays the solved game for points; `expert` does what the advice ranks first to win.
 */
export type Level = (typeof levels)[number];

export interface ChooseDiscardQuestion {
  /** Six cards. */
  dealt: CardsText;
  /** The crib is ours. */
  weDeal: boolean;
  /** Our score, 0 to 120. */
  ours?: number;
  /** Their score, 0 to 120. */
  theirs?: number;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
  /** Who chooses. */
  level: Level;
  /** Where a player draws from who draws: a whole number from 0 to 2^53 - 1; 0 where nothing is said. */
  seed?: number;
}

export interface ChooseDiscardAnswer {
  /** Two of the six. */
  readonly thrown: readonly [Card, Card];
}

export interface ChoosePlayQuestion {
  /** As in `PlaysQuestion`. */
  kept: CardsText;
  /** As in `PlaysQuestion`. */
  thrown?: CardsText;
  /** As in `PlaysQuestion`. */
  starter?: CardsText;
  /** The crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `PlayQuestion`. */
  played: PlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
  /** Who chooses. */
  level: Level;
  /** Where a player draws from who draws: a whole number from 0 to 2^53 - 1; 0 where nothing is said. */
  seed?: number;
}

/** A card, or a go. */
export interface ChoosePlayAnswer {
  /** What is played; absent where nothing fits. */
  readonly card?: Card;
  /** There, and true, where nothing fits. */
  readonly go?: true;
}

export interface ChanceQuestion {
  /** Our score, 0 to 120. */
  ours: number;
  /** Their score, 0 to 120. */
  theirs: number;
  /** We deal. */
  weDeal: boolean;
  /** What both play for; `win` where nothing is said. */
  objective?: Objective;
}

/** What may become of the game at the start of a deal: chances from 0 to 1. A double skunk is a skunk too, and a skunk is a win. */
export interface Outlook {
  /** Of winning. */
  readonly chance: number;
  /** That they lose with less than 91. */
  readonly skunkFor: number;
  /** That we lose with less than 91. */
  readonly skunkAgainst: number;
  /** That they lose with less than 61. */
  readonly doubleSkunkFor: number;
  /** That we lose with less than 61. */
  readonly doubleSkunkAgainst: number;
}

/** The same when both play for an objective. */
export interface ChanceAnswer extends Outlook {
  /** What is expected of the objective, as in `Discard`. */
  readonly worth: number;
}

export interface ChancesQuestion {
  /** We deal. */
  weDeal: boolean;
  /** From 1 to 120: only scores that are its multiples; all of them where nothing is said. */
  step?: number;
}

/** What every score is worth, at the start of a deal. */
export interface ChancesAnswer {
  /** As it was asked. */
  readonly step: number;
  /** Our chance of winning: `rows[ours / step][theirs / step]`. */
  readonly rows: readonly (readonly number[])[];
  /** By their score, 0 to 120: our least score with which we win at least half of the games; 121 where none does. */
  readonly even: readonly number[];
}

export interface CardsQuestion {
  /** What may name cards, in any way people write them. */
  text: CardsText;
  /** A card may come again, as a card of a hand does once it is played. */
  mayRepeat?: boolean;
}

export interface CardsAnswer {
  /** The cards that were read, in order. */
  readonly cards: readonly Card[];
  /** What stopped the reading, if it was stopped. */
  readonly error?: EngineError;
}

export interface DealQuestion {
  /** A whole number from 0 to 2^53 - 1; any deal without it. */
  seed?: number;
}

export interface DealAnswer {
  /** The pone's six, then the dealer's. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** The card that was cut. */
  readonly starter: Card;
  /** The number that makes this deal again. */
  readonly seed: number;
}

/** Every question with what it asks and what it answers. */
/** One of the two players of a game, who change seats with every deal. */
export type Who = 'a' | 'b';

/** A card as far as it was seen: `'5H'`, or `'5'` where nobody named its suit. */
export type SeenCard = Card | Rank;

/** A number of player a, and of player b. */
export interface HolesOfBoth {
  readonly a: number;
  readonly b: number;
}

/** Cards of player a, and of player b: those that were seen. A player of whom nothing is known is absent. */
export interface CardsOfBoth {
  readonly a?: readonly SeenCard[];
  readonly b?: readonly SeenCard[];
}

/** A card of the play. */
export interface PlayedCard {
  /** Who played it. */
  readonly by: Who;
  /** The card. */
  readonly card: SeenCard;
  /** With this card. */
  readonly count: number;
  /** As far as they are certain: the go of a count that may still go on is not in them. */
  readonly points: number;
}

/** What was counted after the play; absent where it was not. */
export interface ShownPoints {
  readonly pone?: number;
  readonly dealer?: number;
  readonly crib?: number;
}

/** Points as they were pegged. */
export interface Peg {
  /** Who pegged them. */
  readonly by: Who;
  /** What they are for: `peg` where they were pegged without cards. */
  readonly source: 'heels' | 'play' | 'hand' | 'crib' | 'peg';
  /** At most those that were still needed. */
  readonly points: number;
  /** Of that player, with these points. */
  readonly score: number;
}

/** One deal, with everything that follows from what was written down. */
export interface DealRecord {
  /** Who deals. */
  readonly dealer: Who;
  /** The score before the deal. */
  readonly before: HolesOfBoth;
  /** Kept and thrown, as far as they were seen. */
  readonly dealt: CardsOfBoth;
  /** Thrown, as far as they were seen. */
  readonly thrown: CardsOfBoth;
  /** The crib as far as it was seen: what a and b threw, then what nobody says who threw. */
  readonly crib?: readonly SeenCard[];
  /** The starter. */
  readonly starter?: SeenCard;
  /** 2 for the dealer where the starter is a jack. */
  readonly heels: number;
  /** The cards as they fell. */
  readonly play: readonly PlayedCard[];
  /** The points of both hands and the crib. */
  readonly shows: ShownPoints;
  /** Everything that was pegged, in order. */
  readonly pegs: readonly Peg[];
  /** The score after what is known of the deal. */
  readonly after: HolesOfBoth;
}

export interface GameQuestion {
  /** The record of one game, complete or not. */
  record: string;
}

export interface GameAnswer {
  /** The same game, written exactly: reading that gives the same answer. */
  readonly record: string;
  /** The names of player a and of player b. */
  readonly players: readonly [a: string, b: string];
  /** The hole that wins. */
  readonly target: number;
  /** The deals, in order. */
  readonly deals: readonly DealRecord[];
  /** The score now. */
  readonly score: HolesOfBoth;
  /** Whose turn it is, where the play of the last deal goes on. */
  readonly toPlay?: Who;
  /** Who has reached the target. */
  readonly winner?: Who;
  /** The loser was 31 holes or more short of the target. */
  readonly skunk?: true;
  /** The loser was 61 holes or more short of the target. */
  readonly doubleSkunk?: true;
}

export interface ReviewDealQuestion {
  /** As in `GameQuestion`. */
  record: string;
  /** Which deal of it, from 1. */
  deal: number;
  /** First answers: the play is solved in a few rounds. */
  quick?: boolean;
}

/** Something that changed a's chance of winning. */
export interface ReviewedStep {
  /** In the review of a game: which deal, from 1. */
  readonly deal?: number;
  /** Six cards, a throw, the starter without heels, the two of heels, a card of the play, or a hand or crib. */
  readonly kind: 'deal' | 'throw' | 'cut' | 'heels' | 'play' | 'show';
  /** Whose cards they were, or whose choice. */
  readonly by?: Who;
  /** a's chance of winning after it. */
  readonly chance: number;
  /** The part of a's change that nobody chose. */
  readonly luck?: number;
  /** Of a choice: the chance of winning that `by` gave away, 0 or more. */
  readonly lost?: number;
  /** Of a choice: the two cards thrown, or the one played. */
  readonly chosen?: readonly Card[];
  /** What the advice ranks first, where there was a choice. */
  readonly best?: readonly Card[];
  /** What to ask to see the choice: `valueDiscards` for a throw, `valuePlays` for a card. */
  readonly question?: DiscardsQuestion | PlaysQuestion;
}

/** Chances of winning given away. */
export interface LostChances {
  /** By throws. */
  readonly throw: number;
  /** In the play. */
  readonly play: number;
}

/** A player in a review. */
export interface PlayersReview {
  /** What the player gave away. */
  readonly lost: LostChances;
  /** What this player's cards did to a's chance: luck of b is less than 0 where it was good. */
  readonly luck: number;
}

export interface ReviewAnswer {
  /** a's chance of winning before the first step. */
  readonly before: number;
  /** In order. */
  readonly steps: readonly ReviewedStep[];
  /** `before` and the luck of both, less what a lost and with what b lost, is `after`. */
  readonly totals: {
    /** Of the player who stands first in the record. */
    readonly a: PlayersReview;
    /** Of the other. */
    readonly b: PlayersReview;
  };
  /** a's chance after the last step: 1 or 0 where the game is over. */
  readonly after: number;
}

export interface Questions {
  scoreShow: { asks: ShowQuestion; answers: ShowAnswer };
  scoreRanks: { asks: RanksQuestion; answers: RanksAnswer };
  valueDiscards: { asks: DiscardsQuestion; answers: readonly Discard[] };
  valueStarters: { asks: StartersQuestion; answers: StartersAnswer };
  scorePlay: { asks: PlayQuestion; answers: PlayAnswer };
  valuePlays: { asks: PlaysQuestion; answers: PlaysAnswer };
  chooseDiscard: { asks: ChooseDiscardQuestion; answers: ChooseDiscardAnswer };
  choosePlay: { asks: ChoosePlayQuestion; answers: ChoosePlayAnswer };
  winChance: { asks: ChanceQuestion; answers: ChanceAnswer };
  winChances: { asks: ChancesQuestion; answers: ChancesAnswer };
  parseCards: { asks: CardsQuestion; answers: CardsAnswer };
  deal: { asks: DealQuestion; answers: DealAnswer };
  readGame: { asks: GameQuestion; answers: GameAnswer };
  reviewDeal: { asks: ReviewDealQuestion; answers: ReviewAnswer };
}

export type QuestionName = keyof Questions;

/** A table that an engine loads when a question needs it. */
export type TableName = (typeof tableNames)[number];

export type ErrorCode =
  | 'badCard'
  | 'duplicateCard'
  | 'wrongCount'
  | 'badScore'
  | 'illegalPlay'
  | 'badRecord'
  | 'badTable'
  | 'badQuestion';

/** The reasons for an error, with what the sentence of each speaks of. */
export interface ErrorReasons extends CoreReasons {
  /** A table could not be loaded. */
  tableNotLoaded: { table: string };
  /** What was given as the signal of a question is no `AbortSignal`. */
  notASignal: NoParts;
  /** A question holds what cannot be copied, such as a function. */
  notPlainValues: NoParts;
}

export type ErrorReason = keyof ErrorReasons;

/** What is wrong, as every door says it. */
export interface EngineError {
  /** One of a few. */
  readonly code: ErrorCode;
  /** One of many: each has one sentence. */
  readonly reason: ErrorReason;
  /** What the sentence speaks of, by name: `{ card: '5H', count: 7 }`. */
  readonly parts: Readonly<Record<string, string | number>>;
  /** The offending text as given, 40 bytes of it at most. */
  readonly text: string;
  /** The sentence in English. */
  readonly message: string;
  /** Of a record, from 1. */
  readonly line?: number;
}

/** An `AbortSignal`, or an object with one. */
export type AskOptions = AbortSignal | { signal?: AbortSignal };

/**
 * The engine. Every answer is a plain frozen object. Wrong input rejects with a `CribbageError`. An aborted question rejects
 * with the reason of its signal, and one that is replaced or closed with an `AbortError`. Questions are answered in the order
 * in which they are asked, but one that waits for a table lets others pass.
 */
export type Engine = {
  readonly [Name in QuestionName]: (
    question: Questions[Name]['asks'],
    options?: AskOptions,
  ) => Promise<Questions[Name]['answers']>;
} & {
  /**
   * The tables that a question needs, whether they are loaded or not. A question that is wrong, or that needs none, has an
   * empty list. Nothing is loaded.
   */
  readonly needs: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['asks'],
  ) => Promise<readonly TableName[]>;
  /** Ends the worker, if there is one. Questions asked later reject. */
  readonly close: () => void;
};
