import type { Card, PlaysAnswer, Questions, Side } from '../../../engine/index.js';
import { dealOf } from '../../session/game.js';
import { hasThrown, type Match, ourFour } from '../../session/match.js';
import { answerTo, ask, type Question } from '../../state/queries.js';
import type { Turns } from '../../state/slices/match.js';
import type { State } from '../../state/state.js';
import { asOurs, cardsNow, playedNow, standingNow } from './selectors.js';

// What is best for us, as Discard and Pegging say it.
const askBestThrow = (state: State, match: Match): Question | undefined => {
  const cards = cardsNow(state, match);
  const { weDeal } = dealOf(match.game);
  return (
    cards && ask('valueDiscards', { dealt: cards.ours, weDeal, ...asOurs(match.game, standingNow(state, match).score) })
  );
};

const askBestCard = (state: State, match: Match, turns: Turns): Question => {
  const deal = dealOf(match.game);
  const { weDeal, thrown, starter } = deal;
  return ask('valuePlays', {
    kept: ourFour(deal),
    thrown,
    ...(starter && { starter }),
    weDeal,
    played: turns.map(([by, card]): [Side, string] => [by, card]),
    ...asOurs(match.game, standingNow(state, match).beforePlay),
  });
};

/** What a hint shows: the two to throw or the card to lay, and how often that wins. */
export interface Best {
  readonly cards: readonly Card[];
  readonly winChance: number;
}

export const bestNow = (state: State, match: Match): Best | undefined => {
  const asked = state.against?.hinted ? askBest(state, match) : undefined;
  if (!asked) return undefined;
  if (asked.name === 'valueDiscards') {
    const [best] = answerTo<Questions['valueDiscards']['answers']>(state, asked) ?? [];
    return best && { cards: best.thrown, winChance: best.winChance ?? 0 };
  }
  const best = answerTo<PlaysAnswer>(state, asked)?.legal[0];
  return best && { cards: [best.card], winChance: best.winChance ?? 0 };
};

export const askBest = (state: State, match: Match): Question | undefined => {
  if (!dealOf(match.game).starter) return hasThrown(dealOf(match.game)) ? undefined : askBestThrow(state, match);
  const played = playedNow(state, match);
  return played?.answer.toPlay === 'us' ? askBestCard(state, match, played.turns) : undefined;
};
