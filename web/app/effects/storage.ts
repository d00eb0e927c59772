import type { Kept, Settings, View } from '../model/state.js';
import {
  isOfLater,
  type KeptAt,
  newnessOf,
  nothingAt,
  parseStored,
  readBoard,
  readKept,
  writeKept,
} from '../record/kept.js';

// What is kept on this device, where it lets us keep any: settings, of which `web/public/theme.js` reads those that are seen at
// once before the first paint, and the game.

const settingsKey = 'fifteen-two';
const gameKey = 'fifteen-two-game';
/** Where the version before this one kept its board. */
const boardKey = 'fifteen-two-board';

const load = (from: string): string | null => {
  try {
    return localStorage.getItem(from);
  } catch {
    return null;
  }
};

const save = (to: string, text: string): boolean => {
  try {
    localStorage.setItem(to, text);
    return true;
  } catch {
    return false; // A browser that keeps nothing still counts.
  }
};

/** Settings from whatever text was stored. */
export const readSettings = (stored: string | null): Settings => {
  const parsed = parseStored(stored);
  const given = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>;
  return {
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'auto',
    twoColours: given.twoColours === true,
    text: given.text === 'large' ? 'large' : 'normal',
    haptics: given.haptics !== false,
  };
};

export const loadSettings = (): Settings => readSettings(load(settingsKey));

export const saveSettings = (settings: Settings): boolean => save(settingsKey, JSON.stringify(settings));

/** The game of this device; the board of an older version where there is no newer one. */
export const loadGame = (): KeptAt => readKept(load(gameKey)) ?? readBoard(load(boardKey)) ?? nothingAt;

export type Saved = 'saved' | 'refused' | { readonly newer: KeptAt };

/** Keeps the game, unless another tab has gone on with it since this one saw `at`: then that is the game. */
export const saveGame = (kept: Kept, view: View, at: number): Saved => {
  const stored = load(gameKey);
  if (stored !== null && isOfLater(stored)) return 'refused';
  const newer = stored !== null && newnessOf(stored) > at ? readKept(stored) : undefined;
  if (newer) return { newer };
  return save(gameKey, writeKept(kept, view, at + 1)) ? 'saved' : 'refused';
};

/** Calls `see` when another tab has changed the game, or may have while this one was out of sight. */
export const watchGame = (see: (newest: KeptAt) => void): void => {
  const look = () => {
    const stored = readKept(load(gameKey));
    if (stored) see(stored);
  };
  addEventListener('storage', (event: StorageEvent) => event.key === gameKey && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('pageshow', look);
};
