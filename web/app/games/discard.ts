import type { Card, Opponent, Order } from '../../engine/index.js';

/** What undo restores, on the Discard screen. */
export interface DiscardGame {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
  /** Whose throws the crib is reckoned with. */
  readonly opponent: Opponent;
  /** What the list is ordered by. */
  readonly order: Order;
}

export const opponents: readonly Opponent[] = ['expert', 'handOnly', 'random'];

export const dealtSize = 6;

export const emptyDiscard: DiscardGame = { dealt: [], weDeal: true, opponent: 'expert', order: 'winChance' };
