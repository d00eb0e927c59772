import { languageTags } from '../../i18n/locale.js';
import { load, save, stores, textAt } from '../platform/storage.js';
import { parseStored } from '../session/parse_untrusted.js';
import {
  newnessOf,
  nothingAt,
  readBoard,
  readStored,
  type SavedHistory,
  writeStored,
} from '../state/serialize_state.js';
import type { SessionHistory, Settings, View } from '../state/state.js';

// This file stores the settings and the game on this device. `web/public/theme.js` also reads the settings that the
// first paint needs.

/** The key under which the previous version stored its board. */
const boardKey = 'fifteen-two-board';

/** Parses stored settings. An unknown or missing value gets its default. */
export const readSettings = (text: string | null): Settings => {
  const parsed = parseStored(text);
  const given = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return {
    language: languageTags.find((tag) => tag === given.language) ?? 'auto',
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'auto',
    twoColours: given.twoColours === true,
    text: given.text === 'large' ? 'large' : 'normal',
    haptics: given.haptics !== false,
  };
};

export const loadSettings = (): Settings => readSettings(load('settings'));

export const saveSettings = (settings: Settings): boolean => save('settings', JSON.stringify(settings));

/** Loads the game of this device, or the board of an older version if there is no newer game. */
export const loadGame = (): SavedHistory => readStored(load('game')) ?? readBoard(textAt(boardKey)) ?? nothingAt;

export type Saved = 'saved' | 'refused' | { readonly newer: SavedHistory };

/** Stores the game. If another tab has continued it since this one saw `at`, returns that newer game instead. */
export const saveGame = (game: SessionHistory, view: View, at: number): Saved => {
  const text = load('game');
  const newer = text !== null && newnessOf(text) > at ? readStored(text) : undefined;
  if (newer) return { newer };
  return save('game', writeStored(game, view, at + 1)) ? 'saved' : 'refused';
};

/** Calls `see` when another tab has changed the game, or may have done so while this one was hidden. */
export const watchGame = (see: (newest: SavedHistory) => void): void => {
  const look = () => {
    const stored = readStored(load('game'));
    if (stored) see(stored);
  };
  addEventListener('storage', (event: StorageEvent) => event.key === stores.game && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('pageshow', look);
};
