import type { Card, Opponent, Order } from '../../engine/index.js';
import { dealOf, withDeal } from './game.js';
import type { Session } from './session.js';

export { opponents } from '../../engine/lists.js';

/** How the list of throws is reckoned and ordered. */
export interface Ranking {
  /** Whose throws the crib is reckoned with. */
  readonly opponent: Opponent;
  readonly order: Order;
}

/** What the Discard screen sees of a session. */
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
