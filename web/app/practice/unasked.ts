import type { PracticeDeed } from './deeds.js';

/** What practice does by itself: it is drawn, kept, or taken from a link. All else is the player's doing. */
export const unasked: ReadonlySet<PracticeDeed['do']> = new Set(['take', 'follow', 'seed', 'drawn', 'fallen', 'tick']);
