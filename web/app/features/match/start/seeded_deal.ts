import { rankOf, ranks } from '../../../../engine/cards.js';
import type { Card, Side } from '../../../../engine/index.js';
import { cutAt } from '../../../../engine/sealed.js';
import type { Deal } from '../../../session/game.js';
import type { Match } from '../../../session/match.js';

// All cards of a game follow from its seed. The seed itself gives the cards of the cut, and the seed + n gives those of
// the n-th deal.

/** Returns the seed of the current deal, or of the cut if the game has not begun. */
export const seedNow = ({ seed, game }: Match): number => (seed ?? 0) + game.deals.length;

/** The engine's deal for a seed: six cards for each seat, and the starter. */
export interface Dealt {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly starter: Card;
}

/** The cut for the first deal. The player with the lower card deals; if the ranks are equal, both cut again. */
export interface Cut {
  readonly ours: Card;
  readonly theirs: Card;
  readonly weDeal: boolean;
}

const place = (card: Card): number => ranks.indexOf(rankOf(card));

export const cutOf = ({ hands: [first, second] }: Dealt, { swapped }: Pick<Match, 'swapped'>): Cut | undefined => {
  const [ours, theirs] = swapped ? [second, first] : [first, second];
  const at = cutAt(ours, theirs);
  const [mine, yours] = [ours[at], theirs[at]];
  return mine && yours && { ours: mine, theirs: yours, weDeal: place(mine) < place(yours) };
};

/** Returns the six cards dealt to a side. */
export const sixOf = ({ hands }: Dealt, { weDeal }: Deal, side: Side): readonly Card[] =>
  hands[(side === 'us') === weDeal ? 1 : 0];
