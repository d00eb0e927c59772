import type { Card, Opponent, Order } from '../../engine/index.js';
import { dealOf, withDeal } from './game.js';
import type { Session } from './session.js';

export { opponents } from '../../engine/lists.js';

/** How the list of throws is valued and sorted. */
export interface Ranking {
  /** The kind of player who is assumed to throw the other two cards into the crib. */
  readonly opponent: Opponent;
  readonly order: Order;
}

/** The part of a session that the Discard screen sees. */
export interface DiscardGame extends Ranking {
  readonly dealt: readonly Card[];
  readonly weDeal: boolean;
}

export const usualRanking: Ranking = { opponent: 'expert', order: 'winChance' };

export const discardOf = ({ game }: Session, ranking: Ranking): DiscardGame => {
  const { dealt, weDeal } = dealOf(game);
  return { dealt, weDeal, ...ranking };
};

export const withDiscard = (session: Session, { dealt, weDeal }: DiscardGame): Session => ({
  ...session,
  game: withDeal(session.game, { ...dealOf(session.game), dealt, weDeal }),
});
