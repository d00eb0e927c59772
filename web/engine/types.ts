import type { CoreReasons, NoParts } from './error_reasons.js';
import type { levels, objectives, opponents, orders } from './lists.js';
import type { tableNames } from './table_files.js';

/** The rank of a card, written as a letter or a digit. */
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

export interface ScoreShowQuestion {
  /** One to four cards if there is a starter, otherwise any number. */
  hand: CardsText;
  /** The card that was cut. Without it, nobs cannot be counted. */
  starter?: CardsText;
  /** True to count the cards as the crib, in which a flush needs all five cards. */
  crib?: boolean;
  /** The form of `spoken`: `'short'` as players say it (the default), or `'long'` with every combination by itself. */
  spoken?: Spoken;
}

export interface ScoreShowAnswer {
  /** The points of the hand. The two points for heels are not included. */
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

export interface ScoreShowsQuestion {
  /**
   * The hands: five cards in each text, the starter last, in at most 1,000 texts, or in the lines of one text. Or the numbers of
   * all cards, five for each hand, 0 for AS, 1 for AH, 2 for AD, 3 for AC, 4 for 2S, to 51 for KC; of these there may be any
   * number.
   */
  hands: CardsText | Uint8Array;
  /** True to count the hands as cribs, in which a flush needs all five cards. */
  crib?: boolean;
}

export interface ScoreShowsAnswer {
  /** The points of each hand. */
  readonly points: readonly number[];
}

export interface ScoreRanksQuestion {
  /** 1 to 24 ranks without suits, as in `'A2233444'`. A rank may occur any number of times. */
  ranks: CardsText;
  /** As in `ScoreShowQuestion`: `'short'` by default, or `'long'`. */
  spoken?: Spoken;
}

export interface ScoreRanksAnswer {
  /** The total. */
  readonly points: number;
  /** All scoring combinations in the order of counting: fifteens, pairs and runs. */
  readonly combinations: readonly Combination<Rank>[];
  /** As in `ScoreShowAnswer`. */
  readonly spoken: string;
  /** As in `ScoreShowAnswer`. */
  readonly truncated: boolean;
}

/**
 * How the other player chooses two cards for the crib. `'expert'`: by the solved equilibrium of discarding. `'handOnly'`: so
 * that the best hand is left, whatever the crib. `'random'`: at random.
 */
export type Opponent = (typeof opponents)[number];

/**
 * How choices are ordered. `'winChance'`: by win chance, and by points if win chances are equal. `'points'`: by points, without
 * computing win chances.
 */
export type Order = (typeof orders)[number];

/**
 * The objective of the game. `'win'`: to win. `'acc'`, as in tournaments: a win counts 2, a skunk 3. `'money'`: a win counts 1,
 * a skunk 2, a double skunk 4.
 */
export type Objective = (typeof objectives)[number];

export interface ValueDiscardsQuestion {
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
  /**
   * The objective of the game; `win` by default. If the order is `winChance`, the discards are ranked by their value for this
   * objective.
   */
  objective?: Objective;
  /** The number of players. */
  players?: 2;
}

/** The question about five cards, one of which is thrown, for three or four players. */
export interface SingleDiscardsQuestion {
  /** Five cards. */
  dealt: CardsText;
  /** True if the crib is ours. Of four players, also if our partner deals. */
  weDeal: boolean;
  /** The number of players. Four play in partners. */
  players: 3 | 4;
  /** Throws are ranked by points. */
  order?: 'points';
}

/** The points that four cards score with the starters that may still be cut. All numbers are exact. */
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
  /** The points that the kept cards score with the 46 possible starters. All numbers are exact. */
  readonly hand: ShowValue;
  /** The points of the crib to which these two cards are thrown, whether it is ours or theirs. */
  readonly crib: {
    /** The mean points of the crib over all cases of `histogram`. */
    readonly mean: number;
    /**
     * The number of cases in which the crib scores each number of points, 0 to 29. A case is the opponent's two discards and a
     * starter.
     */
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
   * The expected value of the game under the objective. For `win` it is the win chance itself. For `acc` and `money` it is what
   * we win on average minus what they win, as `Objective` counts a game. Absent if the order is by points.
   */
  readonly worth?: number;
}

/** A throw of one of five cards, for three or four players. */
export interface SingleDiscard {
  /** The card for the crib. */
  readonly thrown: readonly [Card];
  /** The other four cards, lowest first. */
  readonly kept: readonly [Card, Card, Card, Card];
  /** The points that the kept cards score with the 47 possible starters. All numbers are exact. */
  readonly hand: ShowValue;
  /** The points of the crib to which this card is thrown, if all others throw by the solved rule. */
  readonly crib: {
    /** The mean points of the crib. */
    readonly mean: number;
    /** The chance of each number of points, 0 to 29, in parts of a billion. */
    readonly histogram: readonly number[];
  };
  /**
   * The hand and our crib. If the crib is not ours: the hand less the crib for four players, less half of the crib for three.
   * The play is left out.
   */
  readonly points: number;
}

/** The fifteen discards, best first. */
export type ValueDiscardsAnswer = readonly Discard[];

export interface ValueStartersQuestion {
  /** Four cards. */
  hand: CardsText;
  /** Other cards that we have seen, so that they cannot be the starter. */
  seen?: CardsText;
  /** True to count the cards as the crib, in which a flush needs all five cards. */
  crib?: boolean;
}

export interface ValueStartersAnswer extends ShowValue {
  /** All starters that may still be cut, those that give most points first. */
  readonly starters: readonly { readonly starter: Card; readonly points: number }[];
}

/** A player: `'us'` is the one who asks the engine, `'them'` the opponent. */
export type Side = 'us' | 'them';

/**
 * A reason for points in the play. In the order below, the reasons before the runs are worth 2, 2, 2, 6 and 12 points. A run is
 * worth its length, a go 1 and the last card 1. Suits do not matter.
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

export interface ScorePlayQuestion {
  /**
   * The turns in order, as in `[['them', '5H'], ['us', 'TD']]`, or as a text like `'them 5H, us TD'`. Write `'go'` in place of
   * a card for a go. A go may be left out if a later card shows that it was said.
   */
  played: string | readonly (readonly [by: Side, card: string])[];
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** Our score before the play, 0 to 120; the play ends at 121. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** The number of players. */
  players?: 2;
}

/** The question about the play of three or four players, who are named as in a record. */
export interface SeatedPlayQuestion {
  /** The turns in order, as in `[['a', '5H'], ['b', 'TD']]`, or as a text like `'a 5H, b TD'`. Goes are as with two players. */
  played: string | readonly (readonly [by: Player, card: string])[];
  /** The number of players. Of four, a and c are partners, and b and d. */
  players: 3 | 4;
  /** The dealer. The player at the dealer's left leads: b if a deals. */
  dealer: Player;
  /** The score of side a before the play, 0 to 120; the play ends at 121. */
  a?: number;
  /** The score of side b. */
  b?: number;
  /** The score of side c, with three players only. */
  c?: number;
}

export interface PeggedCard {
  /** The player who played the card. */
  readonly by: Side;
  /** The card. */
  readonly card: Card;
  /** The count including this card. */
  readonly count: number;
  /**
   * The points that this card has certainly pegged. As long as another player may still add a card to the count, the point
   * for a go is not among them.
   */
  readonly points: number;
  /** The reasons for the points, in the order in which players say them. Their points add up to `points`. */
  readonly reasons: readonly PlayReason[];
}

/** @deprecated The former name of `PeggedCard`. */
export type LaidCard = PeggedCard;

export interface ScorePlayAnswer {
  /** The cards played, in order, each with the points it pegged. */
  readonly plays: readonly PeggedCard[];
  /** The points that each side has pegged in this play. Scores from before the play are not included. */
  readonly totals: { readonly us: number; readonly them: number };
  /** The count to which the next card is added; 0 if a new count begins. */
  readonly count: number;
  /** The player whose turn it is to play a card or say go. Absent when the play is over. */
  readonly toPlay?: Side;
  /** True if all eight cards are played or a side has reached hole 121. */
  readonly over: boolean;
}

/** A card played by one of three or four players. */
export interface SeatedCard {
  /** The player who played the card. */
  readonly by: Player;
  /** As in `PeggedCard`. */
  readonly card: Card;
  /** As in `PeggedCard`. */
  readonly count: number;
  /** As in `PeggedCard`. */
  readonly points: number;
  /** As in `PeggedCard`. */
  readonly reasons: readonly PlayReason[];
}

/** The play of three or four players. */
export interface SeatedPlayAnswer {
  /** The cards played, in order, each with the points it pegged. */
  readonly plays: readonly SeatedCard[];
  /** The points that each side has pegged in this play. Scores from before the play are not included. */
  readonly totals: HolesBySide;
  /** The count to which the next card is added; 0 if a new count begins. */
  readonly count: number;
  /** The player whose turn it is to play a card or say go. Absent when the play is over. */
  readonly toPlay?: Player;
  /** The players who hold cards, but certainly none that fits the count. They have said go, or must say it. */
  readonly mustGo: readonly Player[];
  /** True if all cards are played or a side has reached hole 121. */
  readonly over: boolean;
}

export interface ValuePlaysQuestion {
  /** The four cards we kept. */
  kept: CardsText;
  /** The two cards that we threw into the crib, if known. */
  thrown?: CardsText;
  /** The card that was cut, if known. */
  starter?: CardsText;
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `ScorePlayQuestion`. */
  played: ScorePlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /**
   * The order in which cards are ranked, best first; `winChance` by default. In the order `points`, cards are ranked by `net`.
   */
  order?: Order;
  /** True to get a preliminary answer, in a fraction of the time. */
  quick?: boolean;
  /** As in `ValueDiscardsQuestion`. */
  objective?: Objective;
}

export interface ValuePlaysAnswer {
  /** The count to which the next card is added; 0 if a new count begins. */
  readonly count: number;
  /** The player whose turn it is. Absent when the play is over. */
  readonly toPlay?: Side;
  /** The cards that may be played, best first; empty if it is not our turn. */
  readonly legal: readonly {
    /** The card. */
    readonly card: Card;
    /** The points that this card pegs at once, as far as they are certain. */
    readonly points: number;
    /** The expected net points from this card on to the end of the play: our pegging minus theirs. */
    readonly net: number;
    /** The chance of winning the game if we play this card, from 0 to 1. Absent if the order is by points. */
    readonly winChance?: number;
    /** As in `Discard`. */
    readonly worth?: number;
    /**
     * How often the equilibrium strategy plays this card, from 0 to 1. The frequencies of all legal cards add up to 1, and
     * cards of the same rank have equal frequencies. Some cards differ so little from the best that the difference may be an
     * error. They come first in `legal`, the most frequent at the top.
     */
    readonly frequency: number;
  }[];
  /** True if it is our turn and we have no card that may be played. */
  readonly mustGo: boolean;
  /** False if this is only a preliminary answer. Ask without `quick` for the final one. */
  readonly settled: boolean;
  /**
   * For each rank, aces first, the chance that the opponent still holds at least one card of it, from 0 to 1. Present on our
   * turn and on theirs. Absent if the opponent holds no cards or the play is over.
   */
  readonly theyHold?: readonly number[];
}

/**
 * A level of the engine's own player. `novice` often chooses without looking, and otherwise plays as `beginner`.
 * `beginner` keeps the best hand and pegs whatever points it sees. `pub` throws by published averages, and when it plays
 * a card it considers the opponent's reply. `club` follows the solved strategy for points. `expert` makes the choice that
 * the engine's advice ranks first for the objective of the game.
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
  /** As in `ValueDiscardsQuestion`. */
  objective?: Objective;
  /** The level whose choice is wanted. */
  level: Level;
  /** The seed by which a level with random choices chooses. A whole number from 0 to 2^53 - 1; 0 by default. */
  seed?: number;
}

export interface ChooseDiscardAnswer {
  /** The two cards that the level throws. */
  readonly thrown: readonly [Card, Card];
}

export interface ChoosePlayQuestion {
  /** As in `ValuePlaysQuestion`. */
  kept: CardsText;
  /** As in `ValuePlaysQuestion`. */
  thrown?: CardsText;
  /** As in `ValuePlaysQuestion`. */
  starter?: CardsText;
  /** True if the crib is ours, so they lead. */
  weDeal: boolean;
  /** As in `ScorePlayQuestion`. */
  played: ScorePlayQuestion['played'];
  /** Our score before the play, 0 to 120. */
  ours?: number;
  /** Their score before the play, 0 to 120. */
  theirs?: number;
  /** As in `ValueDiscardsQuestion`. */
  objective?: Objective;
  /** The level whose choice is wanted. */
  level: Level;
  /** The seed by which a level with random choices chooses. A whole number from 0 to 2^53 - 1; 0 by default. */
  seed?: number;
}

/** A card, or a go. */
export interface ChoosePlayAnswer {
  /** The card that the level plays. Absent if no card may be played. */
  readonly card?: Card;
  /** True if no card may be played, otherwise absent. */
  readonly go?: true;
}

export interface WinChanceQuestion {
  /** Our score, 0 to 120. */
  ours: number;
  /** Their score, 0 to 120. */
  theirs: number;
  /** True if we deal. */
  weDeal: boolean;
  /** The objective of the game for both players; `win` by default. */
  objective?: Objective;
}

/**
 * The chances of the possible results of the game, from 0 to 1, at the start of a deal. A double skunk also counts as a skunk,
 * and a skunk as a win.
 */
export interface Outlook {
  /** The chance that we win. */
  readonly chance: number;
  /** The chance that they lose with a score below 91. */
  readonly skunkFor: number;
  /** The chance that we lose with a score below 91. */
  readonly skunkAgainst: number;
  /** The chance that they lose with a score below 61. */
  readonly doubleSkunkFor: number;
  /** The chance that we lose with a score below 61. */
  readonly doubleSkunkAgainst: number;
}

/** The chances of the results if both players play for the objective, and the expected value of the objective. */
export interface WinChanceAnswer extends Outlook {
  /** The expected value of the objective, as in `Discard`. */
  readonly worth: number;
}

export interface WinChancesQuestion {
  /** True if we deal. */
  weDeal: boolean;
  /** A number from 1 to 120. Only scores that are multiples of it are in the answer. By default all scores are. */
  step?: number;
}

/** Our win chance at every score, if a deal begins at that score. */
export interface WinChancesAnswer {
  /** The `step` of the question. */
  readonly step: number;
  /** Our win chances. The chance at a score is `rows[ours / step][theirs / step]`. */
  readonly rows: readonly (readonly number[])[];
  /**
   * For each of their scores, 0 to 120, our lowest score with which we win at least half of the games, or 121 if there is none.
   */
  readonly even: readonly number[];
}

export interface ParseCardsQuestion {
  /** A text that names cards, in any of the forms in which people write cards. */
  text: CardsText;
  /** True if the text may name a card twice, for example in a hand and again when it is played. */
  mayRepeat?: boolean;
}

export interface ParseCardsAnswer {
  /** The cards that were read, in order. */
  readonly cards: readonly Card[];
  /** The error at which the reading stopped, if there was one. */
  readonly error?: EngineError;
}

export interface DealQuestion {
  /** The seed of the deal, a whole number from 0 to 2^53 - 1. Without it, the deal is random. */
  seed?: number;
  /** The number of players. */
  players?: 2;
}

/** The question for a deal to three or four players. */
export interface DealFivesQuestion {
  /** As in `DealQuestion`. */
  seed?: number;
  /** The number of players. */
  players: 3 | 4;
}

export interface DealAnswer {
  /** The pone's six cards, then the dealer's. */
  readonly hands: readonly [readonly Card[], readonly Card[]];
  /** The card that was cut. */
  readonly starter: Card;
  /** The seed with which the same deal can be made again. */
  readonly seed: number;
}

/** A deal of five cards to each of three or four players. */
export interface DealFivesAnswer {
  /** The hands in the order of play: the pone's first, the dealer's last. */
  readonly hands: readonly (readonly Card[])[];
  /** With three players, the card of the deck that is in the crib. */
  readonly crib?: readonly [Card];
  /** As in `DealAnswer`. */
  readonly starter: Card;
  /** As in `DealAnswer`. */
  readonly seed: number;
}

/** A player in the record of a game of two. The two take turns as dealer. */
export type Who = 'a' | 'b';

/** A player in the record of a game of two, three or four. They sit in this order, and deal in turn. */
export type Player = Who | 'c' | 'd';

/** A card as far as it was seen: `'5H'`, or `'5'` if its suit is unknown. */
export type SeenCard = Card | Rank;

/**
 * The holes of each side. With two or three players, a side is a player. With four, side a is the partners a and c, and side
 * b is b and d.
 */
export interface HolesBySide {
  readonly a: number;
  readonly b: number;
  /** With three players only. */
  readonly c?: number;
}

/** Those cards of each player that were seen. A player of whom no card was seen is absent. */
export type CardsByPlayer = { readonly [who in Player]?: readonly SeenCard[] };

/** A card played in the play of a deal. */
export interface PlayedCard {
  /** The player who played the card. */
  readonly by: Player;
  /** The card. */
  readonly card: SeenCard;
  /** The count including this card. */
  readonly count: number;
  /**
   * The points that this card has certainly pegged. As long as another player may still add a card to the count, the point
   * for a go is not among them.
   */
  readonly points: number;
}

/**
 * The points of all hands and the crib in the show, in the order in which they are counted. The pone sits at the dealer's
 * left; `second` and `third` are the players between the two, if more than two play. A show that was not counted is absent.
 */
export interface ShownPoints {
  readonly pone?: number;
  readonly second?: number;
  readonly third?: number;
  readonly dealer?: number;
  readonly crib?: number;
}

/** Points that a player pegged in one step. */
export interface Peg {
  /** The player who pegged them. */
  readonly by: Player;
  /** The reason for the points; `peg` if the record has the points but no cards for them. */
  readonly source: 'heels' | 'play' | 'hand' | 'crib' | 'peg';
  /** The points pegged. They are cut to the number that the player still needed. */
  readonly points: number;
  /** The score of that player's side, including these points. */
  readonly score: number;
}

/** One deal of a game, with everything that can be computed from the record. */
export interface DealRecord {
  /** Who deals. */
  readonly dealer: Player;
  /** The score before the deal. */
  readonly before: HolesBySide;
  /** The cards of each player (kept and thrown), as far as they were seen: six of two players, five of more. */
  readonly dealt: CardsByPlayer;
  /** The cards thrown, as far as they were seen. */
  readonly thrown: CardsByPlayer;
  /**
   * The cards of the crib, as far as they were seen. First come those thrown by each player in order, then those of which the
   * record does not say who threw them.
   */
  readonly crib?: readonly SeenCard[];
  /** The starter. */
  readonly starter?: SeenCard;
  /** The points of the dealer for a jack as starter: 2, otherwise 0. */
  readonly heels: number;
  /** The cards in the order played. */
  readonly play: readonly PlayedCard[];
  /** The points of all hands and the crib. */
  readonly shows: ShownPoints;
  /** All points that were pegged in this deal, in order. */
  readonly pegs: readonly Peg[];
  /** The score after the deal, or after the part of it that the record has. */
  readonly after: HolesBySide;
}

export interface ReadGameQuestion {
  /** The record of one game, which may be unfinished. */
  record: string;
}

export interface ReadGamesQuestion {
  /** A file of one game or more: records with a blank line between two games, or a file of another program. */
  text: string;
}

export interface ReadGameAnswer {
  /** The record of the same game in its standard form. Reading it gives the same answer. */
  readonly record: string;
  /** The names of the players, in the order in which they deal: two, three, or four of whom the first and third are partners. */
  readonly players: readonly string[];
  /** The hole that must be reached to win. */
  readonly target: number;
  /** The deals, in order. */
  readonly deals: readonly DealRecord[];
  /** The score now. */
  readonly score: HolesBySide;
  /** The player whose turn it is, if the play of the last deal is not over. */
  readonly toPlay?: Player;
  /** The first player of the side that has reached the target, if one has. */
  readonly winner?: Player;
  /** With two sides, true if the loser was 31 holes or more short of the target. */
  readonly skunk?: true;
  /** With two sides, true if the loser was 61 holes or more short of the target. */
  readonly doubleSkunk?: true;
}

export interface ReviewDealQuestion {
  /** As in `ReadGameQuestion`. */
  record: string;
  /** The number of the deal to review, from 1. */
  deal: number;
  /** True to get a preliminary review sooner. For it, the play is solved in few rounds. */
  quick?: boolean;
}

/** An event of the game that changed player a's win chance: luck or a choice. */
export interface ReviewedStep {
  /** The number of the deal, from 1. Only in the review of a whole game. */
  readonly deal?: number;
  /**
   * The kind of event: six cards dealt, a throw, a starter without heels, heels, a card of the play, or a hand or crib in the
   * show.
   */
  readonly kind: 'deal' | 'throw' | 'cut' | 'heels' | 'play' | 'show';
  /** The player who was dealt the cards, made the choice, pegged the heels, or counted the hand or crib. */
  readonly by?: Who;
  /** Player a's win chance after the event. */
  readonly chance: number;
  /** How much luck in this event changed player a's win chance. */
  readonly luck?: number;
  /** If the event is a choice: the win chance that the player `by` gave away, 0 or more. */
  readonly lost?: number;
  /** If the event is a choice: the two cards thrown, or the card played. */
  readonly chosen?: readonly Card[];
  /** If there were several choices: the one that the advice ranks first. */
  readonly best?: readonly Card[];
  /**
   * The question to ask the engine for all choices with their values: of `valueDiscards` for a throw, of `valuePlays` for a
   * card.
   */
  readonly question?: ValueDiscardsQuestion | ValuePlaysQuestion;
}

/** The win chance that a player gave away by choices that were not the best. */
export interface LostChances {
  /** The win chance given away by throws. */
  readonly throw: number;
  /** The win chance given away by cards in the play. */
  readonly play: number;
}

/** The results of the review for one player. */
export interface PlayersReview {
  /** The win chance that this player gave away. */
  readonly lost: LostChances;
  /** How much luck with this player's cards changed player a's win chance. For player b, good luck is negative. */
  readonly luck: number;
}

export interface ReviewDealAnswer {
  /** Player a's win chance before the first event. */
  readonly before: number;
  /** The events in the order in which they happened. */
  readonly steps: readonly ReviewedStep[];
  /**
   * The sums over all events. `before`, plus the luck of both players, minus the chances lost by a, plus those lost by b, is
   * `after`.
   */
  readonly totals: {
    /** The player whom the record names first. */
    readonly a: PlayersReview;
    /** The other player. */
    readonly b: PlayersReview;
  };
  /** Player a's win chance after the last event. It is 1 or 0 if the game is over. */
  readonly after: number;
}

export interface ValueSquaresQuestion {
  /** The sixteen cells of the grid, row by row: a card, or `?` for an empty cell. As a list of words, or one text. */
  grid: CardsText;
  /** The card to place. Without it, no cell is valued. */
  card?: CardsText;
}

/** An empty cell of the grid, and what it is worth to place the card there. */
export interface SquaresCell {
  /** The number of the cell, 0 to 15, row by row. */
  readonly cell: number;
  /** The points that the lines of the cell gain at once. */
  readonly points: number;
  /** The expected total of the full grid, if the card is placed there. */
  readonly value: number;
}

export interface ValueSquaresAnswer {
  /** The sum of `lines`. */
  readonly total: number;
  /** The points in four rows, four columns, the diagonal that falls to the right, and the one that rises. */
  readonly lines: readonly number[];
  /** The empty cells, best first. */
  readonly cells: readonly SquaresCell[];
  /** True if the values are exact: at most three cells are empty. */
  readonly exact: boolean;
}

export interface ReviewSquaresQuestion {
  /** The sixteen cards of a full grid, row by row. */
  grid: CardsText;
  /** The same cards in the order in which they came. */
  drawn: CardsText;
}

/** A card that was placed, and what that cost. */
export interface SquaresPlacing {
  readonly card: Card;
  /** The cell of the card, 0 to 15, row by row. */
  readonly cell: number;
  /** The cell that was worth most. */
  readonly best: number;
  /** The value of the best cell less that of the chosen one. */
  readonly lost: number;
}

/** A full grid. */
export interface SquaresGrid {
  readonly total: number;
  /** Sixteen cards, row by row. */
  readonly grid: readonly Card[];
}

export interface ReviewSquaresAnswer {
  /** The total of the grid in the question. */
  readonly total: number;
  /** The sixteen placings, in order. */
  readonly placed: readonly SquaresPlacing[];
  /** The grid of a player who places each card where `valueSquares` says. */
  readonly sensible: SquaresGrid;
  /** The best grid that a search finds. It is not proven that there is no better one. */
  readonly best: SquaresGrid;
}

/** Every question that the engine answers, with the types of its input and of its answer. */
export interface Questions {
  scoreShow: { asks: ScoreShowQuestion; answers: ScoreShowAnswer };
  scoreShows: { asks: ScoreShowsQuestion; answers: ScoreShowsAnswer };
  scoreRanks: { asks: ScoreRanksQuestion; answers: ScoreRanksAnswer };
  valueDiscards: { asks: ValueDiscardsQuestion; answers: ValueDiscardsAnswer };
  valueStarters: { asks: ValueStartersQuestion; answers: ValueStartersAnswer };
  scorePlay: { asks: ScorePlayQuestion; answers: ScorePlayAnswer };
  valuePlays: { asks: ValuePlaysQuestion; answers: ValuePlaysAnswer };
  chooseDiscard: { asks: ChooseDiscardQuestion; answers: ChooseDiscardAnswer };
  choosePlay: { asks: ChoosePlayQuestion; answers: ChoosePlayAnswer };
  winChance: { asks: WinChanceQuestion; answers: WinChanceAnswer };
  winChances: { asks: WinChancesQuestion; answers: WinChancesAnswer };
  parseCards: { asks: ParseCardsQuestion; answers: ParseCardsAnswer };
  deal: { asks: DealQuestion; answers: DealAnswer };
  readGame: { asks: ReadGameQuestion; answers: ReadGameAnswer };
  readGames: { asks: ReadGamesQuestion; answers: readonly ReadGameAnswer[] };
  reviewDeal: { asks: ReviewDealQuestion; answers: ReviewDealAnswer };
  valueSquares: { asks: ValueSquaresQuestion; answers: ValueSquaresAnswer };
  reviewSquares: { asks: ReviewSquaresQuestion; answers: ReviewSquaresAnswer };
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

/** For each reason for an error, the values that fill the blanks of its sentence. */
export interface ErrorReasons extends CoreReasons {
  /** A table could not be loaded. */
  tableNotLoaded: { table: string };
  /** The `signal` given with a question is not an `AbortSignal`. */
  notASignal: NoParts;
  /** The question contains a value that cannot be copied, such as a function. */
  notPlainValues: NoParts;
}

export type ErrorReason = keyof ErrorReasons;

/** A description of what was wrong with the input. It is the same in JavaScript, in C++ and on the command line. */
export interface EngineError {
  /** The kind of mistake. */
  readonly code: ErrorCode;
  /** The exact mistake. For each reason there is one sentence. */
  readonly reason: ErrorReason;
  /** The values that fill the blanks of the sentence, as in `{ card: '5H', count: 7 }`. */
  readonly parts: Readonly<Record<string, string | number>>;
  /** The wrong part of the input as it was given, cut to at most 40 bytes. */
  readonly text: string;
  /** The sentence that describes the mistake, in English. */
  readonly message: string;
  /** The number of the wrong line, from 1, if a record was read; of the wrong hand, if there were many. */
  readonly line?: number;
}

/** Options of a question: an `AbortSignal`, or an object with one. */
export type AskOptions = AbortSignal | { signal?: AbortSignal };

/**
 * The engine, with a method for each question. Every answer is a plain frozen object. If the input is wrong, the promise
 * rejects with a `CribbageError`. If a question is aborted, it rejects with the reason of its signal. If a newer question
 * replaces it, or the engine is closed, it rejects with an `AbortError`. Questions are answered in the order in which they are
 * asked. But while a question waits for a table, others are answered.
 */
export type Engine = {
  /** Ranks the five throws of one of three or four players. */
  readonly valueDiscards: (question: SingleDiscardsQuestion, options?: AskOptions) => Promise<readonly SingleDiscard[]>;
  /** Scores the play of three or four players. */
  readonly scorePlay: (question: SeatedPlayQuestion, options?: AskOptions) => Promise<SeatedPlayAnswer>;
  /** Deals to three or four players. */
  readonly deal: (question: DealFivesQuestion, options?: AskOptions) => Promise<DealFivesAnswer>;
} & {
  readonly [Name in QuestionName]: (
    question: Questions[Name]['asks'],
    options?: AskOptions,
  ) => Promise<Questions[Name]['answers']>;
} & {
  /**
   * Returns all tables that a question needs, loaded or not, and loads nothing. The list is empty if the question needs no
   * table, and also if it is wrong.
   */
  readonly needs: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['asks'],
  ) => Promise<readonly TableName[]>;
  /** Closes the engine and ends its worker, if there is one. Questions that wait or come later reject. */
  readonly close: () => void;
};

// The former names of types.
/** @deprecated The former name of `ParseCardsAnswer`. */
export type CardsAnswer = ParseCardsAnswer;
/** @deprecated The former name of `ParseCardsQuestion`. */
export type CardsQuestion = ParseCardsQuestion;
/** @deprecated The former name of `WinChanceAnswer`. */
export type ChanceAnswer = WinChanceAnswer;
/** @deprecated The former name of `WinChanceQuestion`. */
export type ChanceQuestion = WinChanceQuestion;
/** @deprecated The former name of `WinChancesAnswer`. */
export type ChancesAnswer = WinChancesAnswer;
/** @deprecated The former name of `WinChancesQuestion`. */
export type ChancesQuestion = WinChancesQuestion;
/** @deprecated The former name of `ValueDiscardsQuestion`. */
export type DiscardsQuestion = ValueDiscardsQuestion;
/** @deprecated The former name of `ReadGameAnswer`. */
export type GameAnswer = ReadGameAnswer;
/** @deprecated The former name of `ReadGameQuestion`. */
export type GameQuestion = ReadGameQuestion;
/** @deprecated The former name of `ScorePlayAnswer`. */
export type PlayAnswer = ScorePlayAnswer;
/** @deprecated The former name of `ScorePlayQuestion`. */
export type PlayQuestion = ScorePlayQuestion;
/** @deprecated The former name of `ValuePlaysAnswer`. */
export type PlaysAnswer = ValuePlaysAnswer;
/** @deprecated The former name of `ValuePlaysQuestion`. */
export type PlaysQuestion = ValuePlaysQuestion;
/** @deprecated The former name of `ScoreRanksAnswer`. */
export type RanksAnswer = ScoreRanksAnswer;
/** @deprecated The former name of `ScoreRanksQuestion`. */
export type RanksQuestion = ScoreRanksQuestion;
/** @deprecated The former name of `ReviewDealAnswer`. */
export type ReviewAnswer = ReviewDealAnswer;
/** @deprecated The former name of `ScoreShowAnswer`. */
export type ShowAnswer = ScoreShowAnswer;
/** @deprecated The former name of `ScoreShowQuestion`. */
export type ShowQuestion = ScoreShowQuestion;
/** @deprecated The former name of `ScoreShowsAnswer`. */
export type ShowsAnswer = ScoreShowsAnswer;
/** @deprecated The former name of `ScoreShowsQuestion`. */
export type ShowsQuestion = ScoreShowsQuestion;
/** @deprecated The former name of `ValueSquaresAnswer`. */
export type SquaresAnswer = ValueSquaresAnswer;
/** @deprecated The former name of `ValueSquaresQuestion`. */
export type SquaresQuestion = ValueSquaresQuestion;
/** @deprecated The former name of `ValueStartersAnswer`. */
export type StartersAnswer = ValueStartersAnswer;
/** @deprecated The former name of `ValueStartersQuestion`. */
export type StartersQuestion = ValueStartersQuestion;
