import { isDay } from '../../../../exercises/dates.js';
import { isObject, isWhole, parseStored } from '../../../session/parse_untrusted.js';
import { cellCount, type SquaresGame } from '../../../state/slices/squares.js';
import { mostGames } from './reducer.js';

// This file writes and reads the grids of Cribbage Squares in the form that the device stores.

export const writeSquares = (games: readonly SquaresGame[]): string =>
  JSON.stringify({ v: 1, games: games.map(({ date, cells, hints }) => ({ date, cells, hints })) });

const areCells = (value: unknown, most: number): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((each) => isWhole(each, cellCount - 1)) &&
  new Set(value).size === value.length;

const readGame = (value: unknown): readonly SquaresGame[] => {
  if (!isObject(value)) return [];
  const { date, cells, hints } = value;
  if (!isDay(date) || !areCells(cells, cellCount) || !areCells(hints, cellCount)) return [];
  return hints.every((turn) => turn <= cells.length) ? [{ date, cells, hints, chosen: null }] : [];
};

/** Reads the stored grids. A grid that cannot be read whole is left out. */
export const readSquares = (text: string | null): readonly SquaresGame[] => {
  const stored = parseStored(text);
  if (!isObject(stored) || stored.v !== 1 || !Array.isArray(stored.games)) return [];
  const games = stored.games.slice(0, mostGames).flatMap(readGame);
  return games.filter(({ date }, at) => games.findIndex((each) => each.date === date) === at);
};
