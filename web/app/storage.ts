import type { Settings } from './state.js';

// Settings on this device, where it lets us keep any. `web/public/theme.js` reads those that
// are seen at once before the first paint.

const key = 'fifteen-two';

/** Settings from whatever text was stored. */
export const readSettings = (stored: string | null): Settings => {
  let given: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>;
  } catch {
    // Not ours: start afresh.
  }
  return {
    theme: given.theme === 'light' || given.theme === 'dark' ? given.theme : 'auto',
    twoColours: given.twoColours === true,
    text: given.text === 'large' ? 'large' : 'normal',
    haptics: given.haptics !== false,
  };
};

export const loadSettings = (): Settings => {
  try {
    return readSettings(localStorage.getItem(key));
  } catch {
    return readSettings(null);
  }
};

export const saveSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still counts.
  }
};
