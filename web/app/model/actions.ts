import type { Card, Side } from '../../engine/index.js';
import type { Score } from '../games/board.js';
import type { BoardAction } from '../screens/board/screen.js';
import type { CountAction } from '../screens/count/screen.js';
import type { DiscardAction } from '../screens/discard/screen.js';
import type { PlayAction } from '../screens/play/screen.js';
import type { Reply } from './answers.js';
import type { EmbedKind, Game, Offline, Panel, Settings, View } from './state.js';

/** Everything that can happen: what the player does, and what the world answers. */
export type Action =
  | { type: 'cardTapped'; card: Card }
  | { type: 'cardsGiven'; cards: readonly Card[] }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'nextTapped' }
  | CountAction
  | DiscardAction
  | PlayAction
  | BoardAction
  | { type: 'viewChosen'; view: View }
  /** `score` where the link says one, too; `kept` where it is a place of ours, and the board knows better. */
  | { type: 'linkOpened'; view: View; game: Game; score?: boolean; kept?: boolean }
  | { type: 'padOpened' }
  | { type: 'trayTapped' }
  | { type: 'panelChosen'; panel: Panel; text?: string }
  | { type: 'typed'; text: string }
  | { type: 'lineTapped'; line: number }
  | { type: 'discardTapped'; thrown: string }
  | { type: 'numbersOpened'; by: Side | null }
  | { type: 'mapOpened'; open: boolean }
  | { type: 'mapTurned'; weDeal: boolean }
  | { type: 'mapPointed'; at: Score | null }
  | { type: 'settingsChosen'; settings: Partial<Settings> }
  | { type: 'noticed'; notice: string }
  | { type: 'answered'; key: string; reply: Reply }
  | { type: 'offlineChanged'; offline: Offline }
  | { type: 'updateFound' }
  | { type: 'installOffered'; installable: boolean }
  | { type: 'partLoaded' }
  | { type: 'embedChosen'; kind: EmbedKind }
  | { type: 'previewMeasured'; height: number | undefined };
