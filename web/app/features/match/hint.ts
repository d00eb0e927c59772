import type { Card, PlaysAnswer, Questions, Side } from '../../../engine/index.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, type Match, ourFour } from '../../session/match.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { PlayedTurns } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { asOurs, selectDealtCards, selectMatchStanding, selectPlay } from './selectors.js';

// Asks for the values of our discards, as the discard screen does.
const askBestThrow = (state: State, match: Match): Query | undefined => {
  const cards = selectDealtCards(state, match);
  const { weDeal } = dealOf(match.game);
  return (
    cards &&
    query('valueDiscards', {
      dealt: cards.ours,
      weDeal,
      ...asOurs(match.game, selectMatchStanding(state, match).score),
    })
  );
};

const askBestCard = (state: State, match: Match, turns: PlayedTurns): Query => {
  const deal = dealOf(match.game);
  const { weDeal, thrown, starter } = deal;
  return query('valuePlays', {
    kept: ourFour(deal),
    thrown,
    ...(starter && { starter }),
    weDeal,
    played: turns.map(([by, card]): [Side, string] => [by, card]),
    ...asOurs(match.game, selectMatchStanding(state, match).beforePlay),
  });
};

/** A hint: the two cards to throw or the card to play, and our win chance after that move. */
export interface BestMove {
  readonly cards: readonly Card[];
  readonly winChance: number;
}

export const selectBestMove = (state: State, match: Match): BestMove | undefined => {
  const asked = state.match?.hinted ? bestMoveQuery(state, match) : undefined;
  if (!asked) return undefined;
  if (asked.name === 'valueDiscards') {
    const [best] = resultOf<Questions['valueDiscards']['answers']>(state, asked) ?? [];
    return best && { cards: best.thrown, winChance: best.winChance ?? 0 };
  }
  const best = resultOf<PlaysAnswer>(state, asked)?.legal[0];
  return best && { cards: [best.card], winChance: best.winChance ?? 0 };
};

export const bestMoveQuery = (state: State, match: Match): Query | undefined => {
  if (!dealOf(match.game).starter) return hasThrown(dealOf(match.game)) ? undefined : askBestThrow(state, match);
  const played = selectPlay(state, match);
  return played?.answer.toPlay === 'us' ? askBestCard(state, match, played.turns) : undefined;
};
