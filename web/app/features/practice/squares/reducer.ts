import { isDay } from '../../../../exercises/dates.js';
import { isWhole } from '../../../session/parse_untrusted.js';
import type { PracticeAction, PracticeState } from '../../../state/slices/practice.js';
import { cellCount, isFull, type SquaresGame } from '../../../state/slices/squares.js';
import { rememberSquares } from '../memory/memory.js';

// This file changes the state of Cribbage Squares: one grid a day.

/** The greatest number of days whose grids are kept. */
export const mostGames = 30;

/** Returns the state with the page of a day's grid. A grid that was begun goes on. */
export const openSquares = (practice: PracticeState, date: string): PracticeState => {
  if (!isDay(date)) return practice;
  const begun = practice.squares.find((each) => each.date === date);
  const game: SquaresGame = begun ?? { date, cells: [], hints: [], chosen: null };
  const others = practice.squares.filter((each) => each !== begun && each.cells.length > 0);
  return { ...practice, page: 'squares', squares: [game, ...others].slice(0, mostGames), squaresShown: 'mine' };
};

const isEmpty = (game: SquaresGame, cell: number): boolean =>
  isWhole(cell, cellCount - 1) && !game.cells.includes(cell);

const place = (game: SquaresGame, cell: number): SquaresGame => ({
  ...game,
  cells: [...game.cells, cell],
  chosen: null,
});

const tapped = (game: SquaresGame, cell: number): SquaresGame => {
  if (!isEmpty(game, cell)) return game;
  return game.chosen === cell ? place(game, cell) : { ...game, chosen: cell };
};

const hinted = (game: SquaresGame): SquaresGame =>
  isFull(game) || game.hints.includes(game.cells.length)
    ? game
    : { ...game, hints: [...game.hints, game.cells.length] };

const changed = (game: SquaresGame, action: PracticeAction): SquaresGame => {
  switch (action.type) {
    case 'cellTapped':
      return tapped(game, action.cell);
    case 'nextPressed':
      return game.chosen === null ? game : place(game, game.chosen);
    case 'squaresHinted':
      return hinted(game);
    default:
      return game;
  }
};

/** Returns the state after an action on the page of Squares. */
export const reduceSquares = (practice: PracticeState, action: PracticeAction): PracticeState => {
  const [game, ...others] = practice.squares;
  if (action.type === 'squaresCounted')
    return { ...practice, memory: rememberSquares(practice.memory, action.date, action.result) };
  if (!game) return practice;
  if (action.type === 'squaresShown') return { ...practice, squaresShown: action.grid };
  const after = changed(game, action);
  return after === game ? practice : { ...practice, squares: [after, ...others] };
};

/** Takes the card back that lies in a cell but is not placed. */
export const undoSquares = (practice: PracticeState): PracticeState => {
  const [game, ...others] = practice.squares;
  return game ? { ...practice, squares: [{ ...game, chosen: null }, ...others] } : practice;
};
