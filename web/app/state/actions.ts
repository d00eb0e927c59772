import type { Card, Objective, Opponent, Order, Rank, Side } from '../../engine/index.js';
import type { Ranking } from '../session/discard_slice.js';
import type { Person, Score, ShowHands, ShowSeat, TableSize } from '../session/game.js';
import type { SeriesLength } from '../session/series.js';
import type { Seat, Session } from '../session/session.js';
import type { QueryResult } from './queries.js';
import type { MatchAction, MatchState } from './slices/match.js';
import type { PracticeAction, PracticeState } from './slices/practice.js';
import type { ReviewAction, ReviewState } from './slices/review.js';
import type { EmbedKind, Offline, Panel, SessionHistory, Settings, View } from './state.js';

/** Changes to the record. Undo takes back each of them. */
export type SessionAction =
  | { type: 'cardTapped'; card: Card }
  | { type: 'cardsGiven'; cards: readonly Card[] }
  | { type: 'ranksGiven'; ranks: string }
  | { type: 'cleared' }
  | { type: 'dealerChosen'; dealer: Person }
  | { type: 'keptPlayed'; kept: readonly Card[]; thrown: readonly Card[] }
  | { type: 'keptCounted'; kept: readonly Card[]; thrown: readonly Card[] }
  | { type: 'rankPlayed'; rank: Rank }
  | { type: 'goSaid' }
  | { type: 'sixDealt'; dealt: readonly Card[] }
  | { type: 'playDealt'; kept: readonly Card[]; thrown: readonly Card[]; starter: Card }
  | { type: 'showDealt'; hands: ShowHands<readonly Card[]>; starter: Card }
  | { type: 'pegged'; by: Person; points: number }
  | { type: 'showPegged'; seat: ShowSeat }
  | { type: 'dealEnded' }
  | { type: 'scoreKept' }
  /** `games` is the length of a series that begins. */
  | { type: 'gameBegun'; games?: SeriesLength }
  | { type: 'named'; by: Person; name: string }
  /** Starts a game of this number of people. */
  | { type: 'tableSet'; size: TableSize }
  | { type: 'objectiveChosen'; objective: Objective };

/** Everything that can happen: the player's actions, and answers from outside. */
export type Action =
  | SessionAction
  | { type: 'undone' }
  | { type: 'viewChosen'; view: View }
  | { type: 'seatChosen'; seat: Seat }
  /** The play is over or skipped, so the hands are counted, beginning with the hand of `seat`, or else with pone's. */
  | { type: 'showCounted'; seat?: ShowSeat }
  | { type: 'opponentChosen'; opponent: Opponent }
  | { type: 'orderChosen'; order: Order }
  /** A link is being read. The link's screen is already shown, but is empty. */
  | { type: 'linkAwaited'; view: View }
  | { type: 'linkOpened'; view: View; session: Session; ranking: Ranking; record?: string; ringed?: readonly Card[] }
  /**
   * The position from a link replaces the player's own game, or the player leaves the position and returns to that
   * game.
   */
  | { type: 'positionKept' }
  | { type: 'positionLeft' }
  /** Another tab has continued the game. */
  | { type: 'gameTaken'; stored: SessionHistory; notice?: string }
  /** A player of a game for two asks for advice about their own cards, which the other must not see. */
  | { type: 'adviceAsked'; by: Side }
  | { type: 'padOpened' }
  | { type: 'trayTapped' }
  | { type: 'panelChosen'; panel: Panel; text?: string }
  | { type: 'typed'; text: string }
  | { type: 'lineTapped'; line: number }
  /**
   * Opens or closes the details of this discard. With `alone`, opens them and closes all others: beside the list there
   * is room for one discard.
   */
  | { type: 'discardTapped'; thrown: string; alone?: boolean }
  | { type: 'numbersOpened'; by: Person | null }
  | { type: 'mapOpened'; open: boolean }
  | { type: 'mapTurned'; weDeal: boolean }
  | { type: 'mapPointed'; at: Score | null }
  | { type: 'settingsChosen'; settings: Partial<Settings> }
  | { type: 'noticed'; notice: string }
  | { type: 'answered'; key: string; reply: QueryResult }
  | { type: 'offlineChanged'; offline: Offline }
  /** The screen begins or ceases to wait for an answer of the engine that is overdue. */
  | { type: 'lateChanged'; late: boolean }
  | { type: 'updateFound' }
  | { type: 'installOffered'; installable: boolean }
  | { type: 'partLoaded'; match?: MatchState; review?: ReviewState; practice?: PracticeState }
  | { type: 'match'; action: MatchAction }
  | { type: 'review'; action: ReviewAction }
  | { type: 'practice'; action: PracticeAction }
  | { type: 'embedChosen'; kind: EmbedKind }
  | { type: 'previewMeasured'; height: number | undefined };
