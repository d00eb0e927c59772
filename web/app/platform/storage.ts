import { isOfLater } from '../session/parse_untrusted.js';

// This file reads and writes text in the browser's storage.

/**
 * The keys in `localStorage`, one for each kind of content. Only the memory of practice is stored elsewhere, in
 * IndexedDB.
 */
export const stores = {
  settings: 'fifteen-two',
  game: 'fifteen-two-game',
  against: 'fifteen-two-against',
  desk: 'fifteen-two-review',
  mistakes: 'fifteen-two-mistakes',
  statistics: 'fifteen-two-statistics',
  finished: 'fifteen-two-games',
  run: 'fifteen-two-practice',
  squares: 'fifteen-two-squares',
} as const;

export type StoreName = keyof typeof stores;

/** Returns the text of a key; null if there is no text, or if the browser refuses. */
export const textAt = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const load = (from: StoreName): string | null => textAt(stores[from]);

/** Stores the text. Returns false if the browser refuses, or if the stored text is from a later version of the app. */
export const save = (to: StoreName, text: string): boolean => {
  if (isOfLater(load(to))) return false;
  try {
    localStorage.setItem(stores[to], text);
    return true;
  } catch {
    return false; // The app works without storage.
  }
};
