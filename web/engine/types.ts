import type { CoreReasons, NoParts } from './error_reasons.js';
import type { levels, objectives, opponents, orders } from './lists.js';
import type { tableNames } from './table_files.js';

/** The rank of a card, in the letter or digit by which it is written. */
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

/** The suit of a card: spades, hearts, diamonds or clubs. */
export type Suit = 'S' | 'H' | 'D' | 'C';

/** A card: its rank, then its suit, as in `'5H'` or `'TS'`. */
export type Card = `${Rank}${Suit}`;

/** Cards given to the engine: one text or a list of texts, in any of the forms in which people write cards. */
export type CardsText = string | readonly string[];

export type Kind = 'fifteen' | 'pair' | 'run' | 'flush' | 'nobs';

/** A combination of cards that scores points. */
export interface Combination<Item = Card> {
  /** The kind of scoring combination. */
  readonly kind: Kind;
  /** The cards of the combination, lowest first. Empty if `count` is given. */
  readonly cards: readonly Item[];
  /** The points of this combination alone. */
  readonly points: number;
  /** The total of the hand up to and including this combination. */
  readonly running: number;
  /** The number of combinations for which this entry stands. Only in a truncated answer. */
  readonly count?: number;
}

export type NearMissKind = 'cribFlush' | 'starterFlush' | 'heels' | 'otherJack';

/** Points that a learner may have counted although the rules do not give them. */
export interface NearMiss {
  /** The rule that the learner may have overlooked. */
  readonly kind: NearMissKind;
  /** The cards that mislead. */
  readonly cards: readonly Card[];
}

/** The form of a count in words. `'short'`: as players say it. `'long'`: every combination by itself. */
export type Spoken = 'short' | 'long';

export interface ShowQuestion {
  /** One to four cards if there is a starter, otherwise any number. */
  hand: CardsText;
  /** The card that was cut. Without it, nobs cannot be counted. */
  starter?: CardsText;
  /** True to count the cards as the crib, in which a flush needs all five cards. */
  crib?: boolean;
  /** The form of `spoken`: `'short'` as players say it (the default), or `'long'` with every combination by itself. */
  spoken?: Spoken;
}

export interface ShowAnswer {
  /** The points of the hand. Two for heels are not among them. */
  readonly points: number;
  /** All scoring combinations in the order of counting: fifteens, pairs, runs, flush, nobs. */
  readonly combinations: readonly Combination[];
  /**
   * The count in words, as in `'fifteen two, four, a pair is six, and a run of three is nine'`. In the form `long` there is one
   * phrase for each combination, in order, joined by `', '`, as in `'fifteen two, fifteen four, pair is six, run of three is
   * nine'`. A hand without points is `'nineteen'`.
   */
  readonly spoken: string;
  /** True if the starter is a jack. The dealer then pegged two points when it was cut, which are not part of the show. */
  readonly heels: boolean;
  /** True if there are more than 64 combinations. Combinations of one kind are then combined into one entry. */
  readonly truncated: boolean;
  /** Points that a learner may have counted although the rules do not give them. */
  readonly nearMisses: readonly NearMiss[];
}

export interface RanksQuestion {
  /** 1 to 24 ranks without suits, as in `'A2233444'`. A rank may occur any number of times. */
  ranks: CardsText;
  /** As in `ShowQuestion`: `'short'` by default, or `'long'`. */
  spoken?: Spoken;
}

export interface RanksAnswer {
  /** The total. */
  readonly points: number;
  /** All scoring combinations in the order of counting: fifteens, pairs and runs. */
  readonly combinations: readonly Combination<Rank>[];
  /** As in `ShowAnswer`. */
  readonly spoken: string;
  /** As in `ShowAnswer`. */
  readonly truncated: boolean;
}

/**
 * How the other player chooses two cards for the crib. `'expert'`: by the solved equilibrium of discarding. `'handOnly'`: so
 * that the best hand is left, whatever the crib. `'random'`: at random.
 */
export type Opponent = (typeof opponents)[number];

/**
 * How choices are ordered. `'winChance'`: by win chance, and by points if that is equal. `'points'`: by points, without
 * computing win chances.
 */
export type Order = (typeof orders)[number];

/**
 * The objective of the game. `'win'`: to win. `'acc'`, as in tournaments: a win counts 2, a skunk 3. `'money'`: a win counts 1,
 * a skunk 2, a double skunk 4.
 */
export type Objective = (typeof objectives)[number];

export interface DiscardsQuestion {
  /** Six cards. */
  dealt: CardsText;
  /** True if the crib is ours. */
  weDeal: boolean;
  /** Our score, 0 to 120. */
  ours?: number;
  /** Their score, 0 to 120. */
  theirs?: number;
  /** The order in which the discards are ranked, best first; `winChance` by default. */
  order?: Order;
  /** How the other player throws; `expert` by default. */
  opponent?: Opponent;
  /** The objective of the game; `win` by default. If the order is `winChance`, the discards are ranked by it. */
  objective?: Objective;
}

/** The points of four cards over all starters that may still be cut. All numbers are exact. */
export interface ShowValue {
  /** The points of the four cards without a starter. */
  readonly now: number;
  /** The mean points over the starters: `sum / count`. */
  readonly mean: number;
  /** The sum of the points over all starters. */
  readonly sum: number;
  /** The number of starters that may still be cut. */
  readonly count: number;
  /** The points with the worst starter. */
  readonly min: number;
  /** The points with the best starter. */
  readonly max: number;
  /** For each number of points, 0 to 29, the number of starters that give it. */
  readonly histogram: readonly number[];
}

export interface Discard {
  /** The two cards for the crib, lowest first. */
  readonly thrown: readonly [Card, Card];
  /** The other four cards, lowest first. */
  readonly kept: readonly [Card, Card, Card, Card];
  /** The points of the kept cards over the 46 possible starters. All numbers are exact. */
  readonly hand: ShowValue;
  /** The points of the crib to which these two cards are thrown, whether it is ours or theirs. */
  readonly crib: {
    /** The mean points of the crib over all cases. */
    readonly mean: number;
    /** For each number of points, 0 to 29, the number of cases. A case is two cards of the opponent and a starter. */
    readonly histogram: readonly number[];
  };
  /** The expected pegging in the play, ours and theirs, if both sides follow the solved strategy. */
  readonly play: { readonly ours: number; readonly theirs: number };
  /** The expected net points of the deal: our hand, plus our crib or minus theirs, plus our pegging minus theirs. */
  readonly points: number;
  /**
   * True if the value of this discard is so close to the best that the difference may be an error. If the order is by win
   * chance, tied discards come first, those with most points at the top.
   */
  readonly tied: boolean;
  /** The chance of winning the game from this score if we discard so, from 0 to 1. Absent if the order is by points. */
  readonly winChance?: number;
  /**
   * The expected value of the game under the objective. For `win` it is the win chance itself. For `acc` and `money` it is the
   * expected count of the game for us minus that for them. Absent if the order is by points.
   */
  readonly worth?: number;
}

export interface StartersQuestion {
  /** Four cards. */
  hand: CardsText;
  /** Other cards that we have seen, so that they cannot be the starter. */
  seen?: CardsText;
  /** True to count the cards as the crib, in which a flush needs all five cards. */
  crib?: boolean;
}

export interface StartersAnswer extends ShowValue {
  /** Every starter that may still be cut, most points first. */
  readonly starters: readonly { readonly starter: Card; readonly points: number }[];
}

/** A player: `'us'` is the one who asks. */
export type Side = 'us' | 'them';

/**
 * A reason to peg in the play. In this order they are worth 2, 2, 2, 6, 12, the length of the run, 1 and 1. Suits
 * do not matter.
 */
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
   * The turns in order: `[['them', '5H'], ['us', 'TD']]`, or a text, `'them 5H, us TD'`. A go may be left out if a later
   * card shows it. Otherwise write `'go'` in place of a card.
   */
  played: string | readonly (readonly [by: Side, card: string])[];
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** Our score before the play, 0 to 120; the play ends at 121. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
}

export interface PeggedCard {
  /** The player of the card. */
  readonly by: Side;
  /** The card. */
  readonly card: Card;
  /** The count with this card. */
  readonly count: number;
  /** The points that are certain. The point for a go is not among them while the count may still go on. */
  readonly points: number;
  /** In the order in which they are said. Their points add up to `points`. */
  readonly reasons: readonly PlayReason[];
}

/** @deprecated The name of `PeggedCard` up to this version. */
export type LaidCard = PeggedCard;

export interface PlayAnswer {
  /** The cards played, in order, each with the points it pegged. */
  readonly plays: readonly PeggedCard[];
  /** The points pegged in this play, without the scores before it. */
  readonly totals: { readonly us: number; readonly them: number };
  /** The count for the next card; 0 when a count has ended. */
  readonly count: number;
  /** The player to play a card or say go; absent when the play is over. */
  readonly toPlay?: Side;
  /** True if all eight cards are played, or a side has 121. */
  readonly over: boolean;
}

export interface PlaysQuestion {
  /** The four cards we kept. */
  kept: CardsText;
  /** Our two cards in the crib, if known. */
  thrown?: CardsText;
  /** The card that was cut, if known. */
  starter?: CardsText;
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `PlayQuestion`. */
  played: PlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** The order of the answer, best first; `winChance` by default, and `points` orders by `net`. */
  order?: Order;
  /** Asks for a first answer, in a fraction of the time. */
  quick?: boolean;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
}

export interface PlaysAnswer {
  /** The count for the next card; 0 when a count has ended. */
  readonly count: number;
  /** The player to act; absent when the play is over. */
  readonly toPlay?: Side;
  /** The cards that may be played, best first; empty if it is not our turn. */
  readonly legal: readonly {
    /** The card. */
    readonly card: Card;
    /** The points this card pegs now, as far as they are certain. */
    readonly points: number;
    /** The expected pegging from here to the end of the play, ours minus theirs. */
    readonly net: number;
    /** The chance of winning the game, from 0 to 1; absent if the order is by points. */
    readonly winChance?: number;
    /** As in `Discard`. */
    readonly worth?: number;
    /**
     * The share with which the solution plays this card, from 0 to 1; the shares add to 1. Cards of a rank have equal
     * shares. Cards whose value is within the stated error of the best come first, most frequent first.
     */
    readonly frequency: number;
  }[];
  /** True if it is our turn and no card may be played. */
  readonly mustGo: boolean;
  /** False for a first answer: ask without `quick` for the settled one. */
  readonly settled: boolean;
  /**
   * The chance, from 0 to 1, that the opponent still holds at least one card of each rank: thirteen numbers, aces
   * first. Given on either turn; absent if they hold no cards, and when the play is over.
   */
  readonly theyHold?: readonly number[];
}

/**
 * A player to play against. `beginner` keeps the best hand and pegs what it sees. `pub` throws by published averages
 * and considers the reply. `club` plays the solved game for points. `expert` makes the choice that the advice ranks
 * first to win.
 */
export type Level = (typeof levels)[number];

export interface ChooseDiscardQuestion {
  /** Six cards. */
  dealt: CardsText;
  /** True if the crib is ours. */
  weDeal: boolean;
  /** Our score, 0 to 120. */
  ours?: number;
  /** Their score, 0 to 120. */
  theirs?: number;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
  /** The level that chooses. */
  level: Level;
  /** The seed for a level that chooses at random: a whole number from 0 to 2^53 - 1; 0 by default. */
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
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `PlayQuestion`. */
  played: PlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** As in `DiscardsQuestion`. */
  objective?: Objective;
  /** The level that chooses. */
  level: Level;
  /** The seed for a level that chooses at random: a whole number from 0 to 2^53 - 1; 0 by default. */
  seed?: number;
}

/** A card, or a go. */
export interface ChoosePlayAnswer {
  /** The card that is played; absent if no card fits. */
  readonly card?: Card;
  /** Present, and true, if no card fits. */
  readonly go?: true;
}

export interface ChanceQuestion {
  /** Our score, 0 to 120. */
  ours: number;
  /** Their score, 0 to 120. */
  theirs: number;
  /** True if we deal. */
  weDeal: boolean;
  /** The purpose of the game, the same for both players; `win` by default. */
  objective?: Objective;
}

/**
 * The possible outcomes of the game at the start of a deal, as chances from 0 to 1. A double skunk is also a skunk, and
 * a skunk is also a win.
 */
export interface Outlook {
  /** The chance that we win. */
  readonly chance: number;
  /** The chance that they lose with less than 91. */
  readonly skunkFor: number;
  /** The chance that we lose with less than 91. */
  readonly skunkAgainst: number;
  /** The chance that they lose with less than 61. */
  readonly doubleSkunkFor: number;
  /** The chance that we lose with less than 61. */
  readonly doubleSkunkAgainst: number;
}

/** The outlook if both play for an objective, with the value of the objective. */
export interface ChanceAnswer extends Outlook {
  /** The expected value of the objective, as in `Discard`. */
  readonly worth: number;
}

export interface ChancesQuestion {
  /** True if we deal. */
  weDeal: boolean;
  /** From 1 to 120: only scores that are multiples of this number; all scores by default. */
  step?: number;
}

/** The win chance of every score, at the start of a deal. */
export interface ChancesAnswer {
  /** The `step` of the question. */
  readonly step: number;
  /** Our win chance: `rows[ours / step][theirs / step]`. */
  readonly rows: readonly (readonly number[])[];
  /** By their score, 0 to 120: our lowest score with which we win at least half of the games; 121 if there is none. */
  readonly even: readonly number[];
}

export interface CardsQuestion {
  /** A text that names cards, in any way people write them. */
  text: CardsText;
  /** Allows a card twice, because a text may name a card of a hand again when it is played. */
  mayRepeat?: boolean;
}

export interface CardsAnswer {
  /** The cards that were read, in order. */
  readonly cards: readonly Card[];
  /** The error that stopped the reading, if it was stopped. */
  readonly error?: EngineError;
}

export interface DealQuestion {
  /** A whole number from 0 to 2^53 - 1. Without it, the deal is random. */
  seed?: number;
}

export interface DealAnswer {
  /** The pone's six cards, then the dealer's. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** The card that was cut. */
  readonly starter: Card;
  /** The seed that makes this deal again. */
  readonly seed: number;
}

/** One of the two players of a game. They change seats with every deal. */
export type Who = 'a' | 'b';

/** A card as far as it was seen: `'5H'`, or `'5'` if its suit is unknown. */
export type SeenCard = Card | Rank;

/** A number for player a, and one for player b. */
export interface HolesOfBoth {
  readonly a: number;
  readonly b: number;
}

/** The cards seen of player a, and of player b. If none were seen, the player is absent. */
export interface CardsOfBoth {
  readonly a?: readonly SeenCard[];
  readonly b?: readonly SeenCard[];
}

/** A card of the play. */
export interface PlayedCard {
  /** The player of the card. */
  readonly by: Who;
  /** The card. */
  readonly card: SeenCard;
  /** The count with this card. */
  readonly count: number;
  /** The points that are certain. The point for a go is not among them while the count may still go on. */
  readonly points: number;
}

/** The points counted after the play. A hand that was not counted is absent. */
export interface ShownPoints {
  readonly pone?: number;
  readonly dealer?: number;
  readonly crib?: number;
}

/** Points that were pegged at once. */
export interface Peg {
  /** The player who pegged them. */
  readonly by: Who;
  /** The reason for the points; `peg` if they were pegged without cards. */
  readonly source: 'heels' | 'play' | 'hand' | 'crib' | 'peg';
  /** The points pegged, no more than the player still needed. */
  readonly points: number;
  /** The score of that player, including these points. */
  readonly score: number;
}

/** One deal, with everything that follows from the record. */
export interface DealRecord {
  /** Who deals. */
  readonly dealer: Who;
  /** The score before the deal. */
  readonly before: HolesOfBoth;
  /** The cards kept and thrown, as far as they were seen. */
  readonly dealt: CardsOfBoth;
  /** The cards thrown, as far as they were seen. */
  readonly thrown: CardsOfBoth;
  /** The crib as far as it was seen: the cards thrown by a and by b, then those whose thrower is unknown. */
  readonly crib?: readonly SeenCard[];
  /** The starter. */
  readonly starter?: SeenCard;
  /** 2 for the dealer if the starter is a jack. */
  readonly heels: number;
  /** The cards in the order played. */
  readonly play: readonly PlayedCard[];
  /** The points of both hands and the crib. */
  readonly shows: ShownPoints;
  /** Everything that was pegged, in order. */
  readonly pegs: readonly Peg[];
  /** The score after the known part of the deal. */
  readonly after: HolesOfBoth;
}

export interface GameQuestion {
  /** The record of one game, complete or not. */
  record: string;
}

export interface GameAnswer {
  /** The same game in exact form. Reading it gives the same answer. */
  readonly record: string;
  /** The names of player a and of player b. */
  readonly players: readonly [a: string, b: string];
  /** The hole that wins. */
  readonly target: number;
  /** The deals, in order. */
  readonly deals: readonly DealRecord[];
  /** The score now. */
  readonly score: HolesOfBoth;
  /** The player to act, if the play of the last deal is not over. */
  readonly toPlay?: Who;
  /** The player who has reached the target. */
  readonly winner?: Who;
  /** True if the loser was 31 holes or more short of the target. */
  readonly skunk?: true;
  /** True if the loser was 61 holes or more short of the target. */
  readonly doubleSkunk?: true;
}

export interface ReviewDealQuestion {
  /** As in `GameQuestion`. */
  record: string;
  /** The deal to review, from 1. */
  deal: number;
  /** Asks for first answers: the play is solved in a few rounds. */
  quick?: boolean;
}

/** An event that changed a's win chance. */
export interface ReviewedStep {
  /** In the review of a game: the deal, from 1. */
  readonly deal?: number;
  /**
   * Six cards dealt, a throw, the starter without heels, the two points for heels, a card of the play, or a hand or
   * crib.
   */
  readonly kind: 'deal' | 'throw' | 'cut' | 'heels' | 'play' | 'show';
  /** The player whose cards they were, or who made the choice. */
  readonly by?: Who;
  /** a's win chance after it. */
  readonly chance: number;
  /** The part of the change in a's win chance that came from luck and not from a choice. */
  readonly luck?: number;
  /** For a choice: the win chance that `by` gave away, 0 or more. */
  readonly lost?: number;
  /** For a choice: the two cards thrown, or the card played. */
  readonly chosen?: readonly Card[];
  /** The choice that the advice ranks first, if there was a choice. */
  readonly best?: readonly Card[];
  /** The question that shows the choice: `valueDiscards` for a throw, `valuePlays` for a card. */
  readonly question?: DiscardsQuestion | PlaysQuestion;
}

/** The win chances that were given away. */
export interface LostChances {
  /** The win chance lost by throws. */
  readonly throw: number;
  /** The win chance lost in the play. */
  readonly play: number;
}

/** The review of one player. */
export interface PlayersReview {
  /** The win chances that the player gave away. */
  readonly lost: LostChances;
  /** How much this player's cards changed a's win chance. Good luck of b is negative. */
  readonly luck: number;
}

export interface ReviewAnswer {
  /** a's win chance before the first step. */
  readonly before: number;
  /** The steps, in order. */
  readonly steps: readonly ReviewedStep[];
  /** `after` is `before` plus the luck of both, minus the chances lost by a, plus those lost by b. */
  readonly totals: {
    /** The player who stands first in the record. */
    readonly a: PlayersReview;
    /** The other player. */
    readonly b: PlayersReview;
  };
  /** a's win chance after the last step: 1 or 0 if the game is over. */
  readonly after: number;
}

/** Every question, with its input and its answer. */
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

/** The reasons for an error, each with the parts of its sentence. */
export interface ErrorReasons extends CoreReasons {
  /** A table could not be loaded. */
  tableNotLoaded: { table: string };
  /** The signal of a question is no `AbortSignal`. */
  notASignal: NoParts;
  /** A question holds a value that cannot be copied, such as a function. */
  notPlainValues: NoParts;
}

export type ErrorReason = keyof ErrorReasons;

/** A description of the mistake, the same in every interface. */
export interface EngineError {
  /** The class of the mistake. */
  readonly code: ErrorCode;
  /** The exact mistake. Each reason has one sentence. */
  readonly reason: ErrorReason;
  /** The values that the sentence names: `{ card: '5H', count: 7 }`. */
  readonly parts: Readonly<Record<string, string | number>>;
  /** The offending text as given, 40 bytes of it at most. */
  readonly text: string;
  /** The sentence in English. */
  readonly message: string;
  /** The line of a record, from 1. */
  readonly line?: number;
}

/** An `AbortSignal`, or an object with one. */
export type AskOptions = AbortSignal | { signal?: AbortSignal };

/**
 * The engine. Every answer is a plain frozen object. Wrong input rejects with a `CribbageError`. An aborted question
 * rejects with the reason of its signal, and a replaced or closed one with an `AbortError`. Questions are answered in
 * the order in which they are asked, but a question that waits for a table lets others pass.
 */
export type Engine = {
  readonly [Name in QuestionName]: (
    question: Questions[Name]['asks'],
    options?: AskOptions,
  ) => Promise<Questions[Name]['answers']>;
} & {
  /**
   * The tables that a question needs, whether they are loaded or not. The list is empty for a wrong question, and for
   * one that needs none. Nothing is loaded.
   */
  readonly needs: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['asks'],
  ) => Promise<readonly TableName[]>;
  /** Ends the worker, if there is one. Questions asked later reject. */
  readonly close: () => void;
};
