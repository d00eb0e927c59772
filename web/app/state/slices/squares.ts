import type { Card } from '../../../engine/index.js';
import { squaresOf } from '../../../exercises/squares.js';

/** The Cribbage Squares of one day. The cards are not stored, because they follow from the date. */
export interface SquaresGame {
  readonly date: string;
  /** The cells of the cards placed so far, 0 to 15, in the order of the draw. */
  readonly cells: readonly number[];
  /** The turns, from 0, in which the player asked for a hint. */
  readonly hints: readonly number[];
  /** The cell in which the drawn card lies, but is not placed yet. */
  readonly chosen: number | null;
}

/** The totals of a day's grid, of a sensible player's grid, and of the best grid found with the same cards. */
export interface SquaresResult {
  readonly total: number;
  readonly sensible: number;
  readonly best: number;
  readonly hints: number;
}

/** The grids that can be shown at the end. */
export const squaresGrids = ['mine', 'sensible', 'best'] as const;
export type SquaresGrids = (typeof squaresGrids)[number];

export const cellCount = 16;

export const isFull = ({ cells }: SquaresGame): boolean => cells.length === cellCount;

/** Returns the card to place; undefined if the grid is full. */
export const drawnCard = ({ cells, date }: SquaresGame): Card | undefined => squaresOf(date)[cells.length];

/** Returns the grid, row by row, after the first `turns` cards. */
export const gridAfter = ({ cells, date }: SquaresGame, turns = cellCount): readonly (Card | undefined)[] => {
  const grid: (Card | undefined)[] = new Array(cellCount).fill(undefined);
  const drawn = squaresOf(date);
  for (const [turn, cell] of cells.slice(0, turns).entries()) grid[cell] = drawn[turn];
  return grid;
};
