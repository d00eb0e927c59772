import type { Card, Questions, Side, ValuePlaysAnswer } from '../../../engine/index.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, type Match, ourFour } from '../../session/match.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { PlayedTurns } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { keptQueries, type PlayPosition, playReason, playReasonQueries, throwReason } from '../choice_reasons.js';
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

type Discards = Questions['valueDiscards']['answers'];

const positionOf = ({ question }: Query): PlayPosition => question as PlayPosition;

/** A hint: the two cards to throw or the card to play, and our win chance after that move. */
export interface BestMove {
  readonly cards: readonly Card[];
  readonly winChance: number;
  /** A sentence that says why this move is best; undefined until the engine has answered. */
  readonly reason: string | undefined;
}

export const selectBestMove = (state: State, match: Match): BestMove | undefined => {
  const asked = state.match?.hinted ? bestMoveQuery(state, match) : undefined;
  if (!asked) return undefined;
  if (asked.name === 'valueDiscards') {
    const choices = resultOf<Discards>(state, asked) ?? [];
    const [best] = choices;
    const reason = throwReason(state, choices, dealOf(match.game).weDeal);
    return best && { cards: best.thrown, winChance: best.winChance ?? 0, reason };
  }
  const { legal: [best] = [], theyHold } = resultOf<ValuePlaysAnswer>(state, asked) ?? {};
  const reason = best && playReason(state, positionOf(asked), best.card, theyHold);
  return best && { cards: [best.card], winChance: best.winChance ?? 0, reason };
};

const bestMoveQuery = (state: State, match: Match): Query | undefined => {
  if (!dealOf(match.game).starter) return hasThrown(dealOf(match.game)) ? undefined : askBestThrow(state, match);
  const played = selectPlay(state, match);
  return played?.answer.toPlay === 'us' ? askBestCard(state, match, played.turns) : undefined;
};

/** Returns the queries for the best move and, once that is known, for its reason. */
export const hintQueries = (state: State, match: Match): readonly Query[] => {
  const asked = state.match?.hinted ? bestMoveQuery(state, match) : undefined;
  if (!asked) return [];
  if (asked.name === 'valueDiscards')
    return [asked, ...keptQueries(resultOf<Discards>(state, asked)?.slice(0, 1) ?? [])];
  const { legal: [best] = [], theyHold } = resultOf<ValuePlaysAnswer>(state, asked) ?? {};
  return best ? [asked, ...playReasonQueries(state, positionOf(asked), [best.card], theyHold)] : [asked];
};
