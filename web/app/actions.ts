import type { Card } from '../engine/index.js';
import type { Reply } from './answers.js';
import type { CountAction } from './screens/count.js';
import type { DiscardAction } from './screens/discard.js';
import type { PlayAction } from './screens/play.js';
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
  | { type: 'viewChosen'; view: View }
  | { type: 'linkOpened'; view: View; game: Game }
  | { type: 'padOpened' }
  | { type: 'trayTapped' }
  | { type: 'panelChosen'; panel: Panel; text?: string }
  | { type: 'typed'; text: string }
  | { type: 'lineTapped'; line: number }
  | { type: 'discardTapped'; thrown: string }
  | { type: 'settingsChosen'; settings: Partial<Settings> }
  | { type: 'noticed'; notice: string }
  | { type: 'answered'; key: string; reply: Reply }
  | { type: 'offlineChanged'; offline: Offline }
  | { type: 'updateFound' }
  | { type: 'installOffered'; installable: boolean }
  | { type: 'partLoaded' }
  | { type: 'embedChosen'; kind: EmbedKind }
  | { type: 'previewMeasured'; height: number | undefined };
