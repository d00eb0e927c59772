import { languageTags } from '../../languages/language.js';
import type { Settings, Stored, View } from '../model/state.js';
import {
  isOfLater,
  newnessOf,
  nothingAt,
  parseStored,
  readBoard,
  readStored,
  type StoredAt,
  writeStored,
} from '../model/stored.js';

// What is stored on this device, where it lets us store any: settings, of which `web/public/theme.js` reads those that are seen at
// once before the first paint, and the game.

const settingsKey = 'fifteen-two';
const gameKey = 'fifteen-two-game';
/** Where the version before this one stored its board. */
const boardKey = 'fifteen-two-board';

export const load = (from: string): string | null => {
  try {
    return localStorage.getItem(from);
  } catch {
    return null;
  }
};

export const save = (to: string, text: string): boolean => {
  try {
    localStorage.setItem(to, text);
    return true;
  } catch {
    return false; // A browser that stores nothing still counts.
  }
};

/** Settings from whatever text was stored. */
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

export const loadSettings = (): Settings => readSettings(load(settingsKey));

export const saveSettings = (settings: Settings): boolean => save(settingsKey, JSON.stringify(settings));

/** The game of this device; the board of an older version where there is no newer one. */
export const loadGame = (): StoredAt => readStored(load(gameKey)) ?? readBoard(load(boardKey)) ?? nothingAt;

export type Saved = 'saved' | 'refused' | { readonly newer: StoredAt };

/** Stores the game, unless another tab has gone on with it since this one saw `at`: then that is the game. */
export const saveGame = (game: Stored, view: View, at: number): Saved => {
  const text = load(gameKey);
  if (text !== null && isOfLater(text)) return 'refused';
  const newer = text !== null && newnessOf(text) > at ? readStored(text) : undefined;
  if (newer) return { newer };
  return save(gameKey, writeStored(game, view, at + 1)) ? 'saved' : 'refused';
};

/** Calls `see` when another tab has changed the game, or may have while this one was out of sight. */
export const watchGame = (see: (newest: StoredAt) => void): void => {
  const look = () => {
    const stored = readStored(load(gameKey));
    if (stored) see(stored);
  };
  addEventListener('storage', (event: StorageEvent) => event.key === gameKey && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('pageshow', look);
};
