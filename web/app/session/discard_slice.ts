import type { Card, Opponent, Order } from '../../engine/index.js';
import { dealerOf, dealOf, scorerOf, withDeal } from './game.js';
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
  /** True if the crib is ours. Of four people, also if our partner deals. */
  readonly weDeal: boolean;
  /** How many people play, if more than two. */
  readonly size?: 3 | 4;
}

export const usualRanking: Ranking = { opponent: 'expert', order: 'winChance' };

export const discardOf = ({ game }: Session, ranking: Ranking): DiscardGame => {
  const deal = dealOf(game);
  const weDeal = scorerOf(deal, dealerOf(deal)) === 'us';
  return { dealt: deal.dealt, weDeal, ...(deal.size && { size: deal.size }), ...ranking };
};

/** Puts the dealt cards back into the session. With more than two people, the dealer stays. */
export const withDiscard = (session: Session, { dealt, weDeal, size }: DiscardGame): Session => {
  const deal = dealOf(session.game);
  return { ...session, game: withDeal(session.game, { ...deal, dealt, ...(!size && { weDeal }) }) };
};
