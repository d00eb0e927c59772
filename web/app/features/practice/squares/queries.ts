import type { Card, ReviewSquaresAnswer, ValueSquaresAnswer } from '../../../../engine/index.js';
import { squaresOf } from '../../../../exercises/squares.js';
import { type Query, query, resultOf } from '../../../state/queries.js';
import type { PracticeState } from '../../../state/slices/practice.js';
import { drawnCard, gridAfter, isFull, type SquaresGame, type SquaresResult } from '../../../state/slices/squares.js';
import type { State } from '../../../state/state.js';

// This file has the queries of Cribbage Squares: the points of the lines, the values of the cells, and the review.

const wordsOf = (grid: readonly (Card | undefined)[]): readonly string[] => grid.map((card) => card ?? '?');

const askGrid = (grid: readonly (Card | undefined)[], card?: Card): Query =>
  query('valueSquares', { grid: wordsOf(grid), ...(card && { card }) });

// Returns the query for the turn in which so many cards are placed.
const askTurn = (game: SquaresGame, turn: number): Query => askGrid(gridAfter(game, turn), squaresOf(game.date)[turn]);

const askReview = (game: SquaresGame): Query =>
  query('reviewSquares', { grid: wordsOf(gridAfter(game)), drawn: squaresOf(game.date) });

/** Returns the review of a full grid. */
export const reviewOf = (state: State, game: SquaresGame): ReviewSquaresAnswer | undefined =>
  resultOf<ReviewSquaresAnswer>(state, askReview(game));

/** Returns the grid that the page shows. A full one may be the sensible player's, or the best found. */
export const shownGrid = (state: State, game: SquaresGame): readonly (Card | undefined)[] => {
  const shown = state.practice?.squaresShown ?? 'mine';
  const other = shown !== 'mine' && isFull(game) ? reviewOf(state, game)?.[shown].grid : undefined;
  return other ?? gridAfter(game);
};

export const askSquares = (state: State): readonly Query[] => {
  const { page, squares: [game] = [] }: Partial<PracticeState> = state.practice ?? {};
  if (page !== 'squares' || !game) return [];
  return isFull(game) ? [askGrid(shownGrid(state, game)), askReview(game)] : [askTurn(game, game.cells.length)];
};

/** Returns the points of the lines and the values of the cells; undefined until the engine has answered. */
export const valuesOf = (state: State, game: SquaresGame): ValueSquaresAnswer | undefined =>
  resultOf<ValueSquaresAnswer>(
    state,
    drawnCard(game) ? askTurn(game, game.cells.length) : askGrid(shownGrid(state, game)),
  );

/** Returns the points of the lines. Until the engine has answered, these are the last known points of fewer cards. */
export const linesOf = (state: State, game: SquaresGame): ValueSquaresAnswer | undefined => {
  let known = valuesOf(state, game);
  for (let turn = game.cells.length - 1; !known && turn >= 0; turn--)
    known = resultOf<ValueSquaresAnswer>(state, askTurn(game, turn));
  return known;
};

/** Returns the result of a full grid, once it is reviewed. */
export const squaresResultOf = (state: State, game: SquaresGame): SquaresResult | undefined => {
  const review = isFull(game) ? reviewOf(state, game) : undefined;
  return (
    review && {
      total: review.total,
      sensible: review.sensible.total,
      best: review.best.total,
      hints: game.hints.length,
    }
  );
};
