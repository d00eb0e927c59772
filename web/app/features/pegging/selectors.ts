import {
  type Card,
  type Objective,
  type PeggedCard,
  type Rank,
  rankOf,
  type ScorePlayAnswer,
  type Side,
} from '../../../engine/index.js';
import { cardErrorOf, widthOf } from '../../../ui/error_margins.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { handSize, isCard, type Turn } from '../../session/game.js';
import { isPlayedOut, playOf } from '../../session/pegging_slice.js';
import { selectStanding } from '../../state/score_selectors.js';
import type { State } from '../../state/state.js';
import { type NextStep, nextGame } from '../next_step.js';
import { askRank, type Legal, partOf, playAnswer, type Turns, told } from './feature.js';

// Selects what only the view of the Pegging screen shows, so that it is loaded with that view.

/** True if an opponent's card of this rank cannot be added to the count: it is refused, or it begins another count. */
export const isPastCount = (state: State, rank: Rank): boolean => {
  const [now, asked] = [playAnswer(state), askRank(state, rank)];
  const reply = asked && state.results.get(asked.key);
  if (!now || !reply || now.count === 0) return false;
  return !('ok' in reply) || ((reply.ok as ScorePlayAnswer).plays.at(-1)?.count ?? 0) <= now.count;
};

const mostWorth = (legal: Legal): number => Math.max(...legal.map(({ worth = 0 }) => worth));

/**
 * Returns the best cards under the objective: those whose worth is below the highest by no more than the engine's
 * error.
 */
export const bestOf = (legal: Legal, objective: Objective): Legal =>
  legal.filter(({ worth = 0 }) => mostWorth(legal) - worth <= cardErrorOf.winChance * widthOf[objective]);

/**
 * If a card gains more net points than all cards that are best under the objective, returns it and how many points more
 * it gains.
 */
export const moreOf = (
  legal: Legal,
  objective: Objective,
): { readonly card: Card; readonly more: number } | undefined => {
  const most = (cards: Legal) => Math.max(...cards.map(({ net }) => net));
  const more = most(legal) - most(bestOf(legal, objective));
  const card = legal.find(({ net }) => net === most(legal))?.card;
  return card && more > cardErrorOf.net ? { card, more } : undefined;
};

/** The cards of a rank, and the probability with which the solver's strategy plays that rank. */
export interface MixedRank {
  readonly cards: readonly Card[];
  readonly share: number;
}

const leastShare = 0.05;

/**
 * Returns the ranks among which the solver's strategy chooses at random, most frequent first; empty if it always plays
 * the same rank.
 */
export const mixOf = (legal: Legal): readonly MixedRank[] => {
  const byRank = new Map<Rank, MixedRank>();
  for (const { card, frequency } of legal) {
    const { cards, share } = byRank.get(rankOf(card)) ?? { cards: [], share: 0 };
    byRank.set(rankOf(card), { cards: [...cards, card], share: share + frequency });
  }
  const played = [...byRank.values()].filter(({ share }) => share >= leastShare);
  return played.length > 1 ? played.sort((a, b) => b.share - a.share) : [];
};

/** Returns the green button, which goes on to count the hands even if the play is not finished. */
export const nextStep = (state: State): NextStep =>
  selectStanding(state).winner
    ? { primary: nextGame(state) }
    : {
        primary: { label: strings.countShow, action: { type: 'showCounted' } },
        early: !isPlayedOut(playOf(state.session)),
      };

// Returns the second-to-last card if it pegged the point for go, but no go was entered. That point becomes known only
// with the last card. Our own go need not be entered. If the opponent had no cards left, there was no go to enter.
const goUnsaid = (turns: Turns, plays: readonly PeggedCard[]): readonly PeggedCard[] => {
  const [before, last] = plays.slice(-2);
  if (!last || !before?.reasons.includes('go') || (before.by === 'us' && last.by === 'us')) return [];
  if (plays.slice(0, -1).filter(({ by }) => by === 'them').length === handSize) return [];
  const first = plays.slice(0, -1).findLastIndex(({ count }, at) => at === 0 || count <= (plays[at - 1]?.count ?? 0));
  const cards = turns.flatMap(([, turn], at) => (turn === 'go' ? [] : [at]));
  return turns.slice(cards[first]).some(([, turn]) => turn === 'go') ? [] : [before];
};

const nameOfTurn = (turn: Exclude<Turn, 'go'>): string =>
  isCard(turn) ? strings.cardName(turn) : strings.rankName(turn);

/** If the last card gave away a go that was not entered, returns who pegged for that go and the sentence that says it. */
export const goGivenAway = (
  state: State,
  { plays }: ScorePlayAnswer,
): { readonly by: Side; readonly said: string } | undefined => {
  const [go] = goUnsaid(told(partOf(state)), plays);
  const [turn, last] = [partOf(state).played.at(-1), plays.at(-1)];
  if (!go || !last || !turn || turn === 'go') return undefined;
  return { by: go.by, said: playWords.goThenLead(go.by, last.by, nameOfTurn(turn), state.session.names) };
};
