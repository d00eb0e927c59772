import type { ReadGameAnswer, Who, WinChanceAnswer } from '../../../engine/index.js';
import { lastHole } from '../../session/game.js';
import { type Query, query, resultOf } from '../../state/queries.js';
import type { MissedHoles } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';

// This file computes how much win chance a player lost by undercounting their own hands. It compares the real win chance
// with what it would be if the player had pegged the missed holes. In the second case, the opponent does not get these
// holes by muggins.

/** The query for a win chance, or the chance itself if the game is over. */
type Chance = Query | number;

interface Boards {
  readonly deal: number;
  readonly is: Chance;
  /** The win chance if the missed holes had been counted. */
  readonly might: Chance;
}

// Returns the win chance after a deal, and what it would be if the missed holes had been counted. A game to fewer than
// 121 holes is valued as the end of a game to 121.
const boardsOf = ({ target, deals }: ReadGameAnswer, us: Who, [deal, holes, taken]: MissedHoles): readonly Boards[] => {
  const played = deals[deal - 1];
  if (!played) return [];
  const { after, dealer } = played;
  const [ours, theirs] = us === 'a' ? [after.a, after.b] : [after.b, after.a];
  const from = lastHole - target;
  // Our hand was counted before anyone had won. So if both scores reach the target, ours reached it first.
  const chance = (mine: number, yours: number): Chance => {
    if (mine >= target) return 1;
    return yours >= target ? 0 : query('winChance', { ours: mine + from, theirs: yours + from, weDeal: dealer !== us });
  };
  return [{ deal, is: chance(ours, theirs), might: chance(ours + holes, Math.max(0, theirs - taken)) }];
};

// Adds up the missed holes of each deal. The holes missed in the hand and those missed in the crib may together win a
// game, although neither would be enough alone.
const byDeal = (missed: readonly MissedHoles[]): readonly MissedHoles[] => {
  const sums = new Map<number, MissedHoles>();
  for (const [deal, holes, taken] of missed) {
    const [, before, takenBefore] = sums.get(deal) ?? [deal, 0, 0];
    sums.set(deal, [deal, before + holes, takenBefore + taken]);
  }
  return [...sums.values()];
};

const allBoards = (game: ReadGameAnswer, us: Who, missed: readonly MissedHoles[]): readonly Boards[] =>
  byDeal(missed).flatMap((each) => boardsOf(game, us, each));

export const countingQueries = (game: ReadGameAnswer, us: Who, missed: readonly MissedHoles[]): readonly Query[] =>
  allBoards(game, us, missed)
    .flatMap(({ is, might }) => [is, might])
    .filter((chance) => typeof chance !== 'number');

const known = (state: Pick<State, 'results'>, chance: Chance): number | undefined =>
  typeof chance === 'number' ? chance : resultOf<WinChanceAnswer>(state, chance)?.chance;

/**
 * Returns the win chance lost by undercounting in each deal, in order; undefined until the engine has answered
 * everything.
 */
export const selectCountingLosses = (
  state: Pick<State, 'results'>,
  game: ReadGameAnswer,
  us: Who,
  missed: readonly MissedHoles[],
): readonly number[] | undefined => {
  const lost = game.deals.map(() => 0);
  for (const { deal, ...boards } of allBoards(game, us, missed)) {
    const [is, might] = [known(state, boards.is), known(state, boards.might)];
    if (is === undefined || might === undefined) return undefined;
    lost[deal - 1] = Math.max(0, might - is);
  }
  return lost;
};
