import { languageTags } from '../../i18n/locale.js';
import { onReturn } from '../platform/on_return.js';
import { load, save, stores, textAt } from '../platform/storage.js';
import { isObject, parseStored } from '../session/parse_untrusted.js';
import {
  newnessOf,
  nothingAt,
  readBoard,
  readStored,
  type SavedHistory,
  writeStored,
} from '../state/serialize_state.js';
import type { SessionHistory, Settings, View } from '../state/state.js';

// This file stores the settings and the game on this device. The script `web/public/theme.js` reads some of the
// settings too, before the page is first drawn.

/** The storage key under which the previous version of the app kept the board. */
const boardKey = 'fifteen-two-board';

/** Parses stored settings. An unknown or missing value gets its default. */
export const readSettings = (text: string | null): Settings => {
  const parsed = parseStored(text);
  const given = isObject(parsed) ? parsed : {};
  const pick = <Value>(name: string, ...values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === given[name]) ?? values[0];
  return {
    language: pick('language', 'auto', ...languageTags),
    theme: pick('theme', 'auto', 'light', 'dark'),
    twoColours: pick('twoColours', false, true),
    text: pick('text', 'normal', 'large'),
    haptics: pick('haptics', true, false),
    hand: pick('hand', 'sorted', 'dealt'),
    pace: pick('pace', 'calm', 'atOnce', 'slow'),
  };
};

export const loadSettings = (): Settings => readSettings(load('settings'));

export const saveSettings = (settings: Settings): boolean => save('settings', JSON.stringify(settings));

/** Loads the stored game. If there is none, loads the board that an older version of the app stored. */
export const loadGame = (): SavedHistory => readStored(load('game')) ?? readBoard(textAt(boardKey)) ?? nothingAt;

export type Saved = 'saved' | 'refused' | { readonly newer: SavedHistory };

/**
 * Stores the game as version `at + 1`. If another tab has already stored a version newer than `at`, returns that
 * version instead.
 */
export const saveGame = (game: SessionHistory, view: View, at: number): Saved => {
  const text = load('game');
  const newer = text !== null && newnessOf(text) > at ? readStored(text) : undefined;
  if (newer) return { newer };
  return save('game', writeStored(game, view, at + 1)) ? 'saved' : 'refused';
};

/** Calls `see` when another tab has changed the game, or may have changed it while this tab was hidden. */
export const watchGame = (see: (newest: SavedHistory) => void): void => {
  const look = () => {
    const stored = readStored(load('game'));
    if (stored) see(stored);
  };
  addEventListener('storage', (event: StorageEvent) => event.key === stores.game && look());
  onReturn(look);
};
