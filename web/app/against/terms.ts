import type { Level } from '../../engine/index.js';
import { lastHole } from '../record/game.js';

export { levels } from '../../engine/levels.js';

// What is agreed before a game: against whom, how far, who counts; and the result beside which it will stand.

/** Games that a level wins of a hundred against Expert: docs/measured.md, "The four opponents". */
export const winsOfHundred: Readonly<Record<Level, number>> = { beginner: 38, pub: 44, club: 47, expert: 50 };

export const targets = [lastHole, 61] as const;

/** Who counts our hands: the app, or ourselves, and then perhaps with muggins: what we miss is theirs. */
export const counters = ['app', 'own', 'muggins'] as const;

export interface Terms {
  readonly target: (typeof targets)[number];
  readonly counts: (typeof counters)[number];
}

export const usualTerms: Terms = { target: lastHole, counts: 'app' };

/** How the same cards went before. */
export interface Rival {
  readonly who: 'friend' | 'us';
  /** The side that we have now; else the other one. */
  readonly sameSide: boolean;
  /** By how many holes they won; less than 0 where they lost. */
  readonly lead: number;
}

/** What a game begins with. */
export interface Start {
  readonly level: Level;
  readonly terms?: Terms;
  readonly seed?: number | null;
  readonly swapped?: boolean;
  readonly rival?: Rival | null;
}
