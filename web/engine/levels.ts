import type { Level } from './types.js';

/** The players to play against, the weakest first. */
export const levels: readonly Level[] = ['beginner', 'pub', 'club', 'expert'];
