import type { Card } from '../../engine/index.js';

/** What undo restores, on the Discard screen. */
export interface DiscardGame {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
}

export const dealtSize = 6;

export const emptyDiscard: DiscardGame = { dealt: [], weDeal: true };
