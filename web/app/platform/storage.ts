import { languageTags } from '../../languages/language.js';
import { parseStored } from '../session/parse_untrusted.js';
import {
  isOfLater,
  newnessOf,
  nothingAt,
  readBoard,
  readStored,
  type StoredAt,
  writeStored,
} from '../state/serialize_state.js';
import type { Settings, Stored, View } from '../state/state.js';

// What is stored on this device, where it lets us store any: settings, of which `web/public/theme.js` reads those that are seen at
// once before the first paint, and the game.

/** Every store of this device but the memory of practice, by what is in it. */
export const stores = {
  settings: 'fifteen-two',
  game: 'fifteen-two-game',
  against: 'fifteen-two-against',
  desk: 'fifteen-two-review',
  mistakes: 'fifteen-two-mistakes',
  statistics: 'fifteen-two-statistics',
  finished: 'fifteen-two-games',
  run: 'fifteen-two-practice',
} as const;

export type StoreName = keyof typeof stores;

/** Where the version before this one stored its board. */
const boardKey = 'fifteen-two-board';

const textAt = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const load = (from: StoreName): string | null => textAt(stores[from]);

/** Stores the text, unless the browser refuses it or a later version of the app has stored something there. */
export const save = (to: StoreName, text: string): boolean => {
  if (isOfLater(load(to))) return false;
  try {
    localStorage.setItem(stores[to], text);
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

export const loadSettings = (): Settings => readSettings(load('settings'));

export const saveSettings = (settings: Settings): boolean => save('settings', JSON.stringify(settings));

/** The game of this device; the board of an older version where there is no newer one. */
export const loadGame = (): StoredAt => readStored(load('game')) ?? readBoard(textAt(boardKey)) ?? nothingAt;

export type Saved = 'saved' | 'refused' | { readonly newer: StoredAt };

/** Stores the game, unless another tab has gone on with it since this one saw `at`: then that is the game. */
export const saveGame = (game: Stored, view: View, at: number): Saved => {
  const text = load('game');
  const newer = text !== null && newnessOf(text) > at ? readStored(text) : undefined;
  if (newer) return { newer };
  return save('game', writeStored(game, view, at + 1)) ? 'saved' : 'refused';
};

/** Calls `see` when another tab has changed the game, or may have while this one was out of sight. */
export const watchGame = (see: (newest: StoredAt) => void): void => {
  const look = () => {
    const stored = readStored(load('game'));
    if (stored) see(stored);
  };
  addEventListener('storage', (event: StorageEvent) => event.key === stores.game && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  addEventListener('pageshow', look);
};
