import type { Card } from '../../engine/index.js';
import { messages } from '../../i18n/locale.js';
import { tenths, whole } from '../../ui/figures.js';
import { askedWords } from '../../ui/messages/practice.js';
import { words } from '../../ui/messages/ui.js';
import type { SquaresGrids, SquaresResult } from '../state/slices/squares.js';

const place = (cell: number): string => `row ${whole(Math.floor(cell / 4) + 1)}, column ${whole((cell % 4) + 1)}`;

const points = (count: number): string => `${whole(count)} ${count === 1 ? 'point' : 'points'}`;

const hints = (count: number): string =>
  count === 0 ? '' : ` With ${whole(count)} ${count === 1 ? 'hint' : 'hints'}.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Messages of Cribbage Squares. */
export const squaresWords = messages('squares', {
  title: 'Squares',
  about: 'Sixteen cards, one by one, on a grid. Its ten lines count as hands. The same for everybody today.',
  begin: 'Play Squares',
  goOn: (placed: number): string => `Go on: ${whole(placed)} of 16 placed`,
  look: 'Look at it',
  done: ({ total, sensible, best, hints: count }: SquaresResult): string =>
    `${points(total)}. A sensible player makes ${whole(sensible)}; the best found is ${whole(best)}.${hints(count)}`,
  rule: 'Rows, columns and diagonals count as hands of four. A placed card stays.',
  place: 'Place',
  choose: 'Tap a cell',
  asked: 'Place this card:',
  hint: 'Hint',
  hintNote: (exact: boolean): string =>
    exact
      ? 'In each cell: the total to expect with the card there.'
      : 'In each cell: the total to expect with the card there, an estimate.',
  grid: 'The grid',
  total: 'Total',
  emptyCell: (cell: number): string => `${capital(place(cell))}, empty`,
  chosenCell: (cell: number, card: Card, gain: number | undefined): string =>
    `${capital(place(cell))}, ${words.cardName(card)} not placed yet${gain === undefined ? '' : `, ${points(gain)} more`}`,
  takenCell: (cell: number, card: Card): string => `${capital(place(cell))}, ${words.cardName(card)}`,
  worth: (value: number): string => `total to expect ${tenths(value)}`,
  bestCell: 'best',
  gain: (count: number): string => `+${whole(count)}`,
  lineName: (line: number, count: number): string =>
    `${line < 4 ? `Row ${whole(line + 1)}` : line < 8 ? `Column ${whole(line - 3)}` : line === 8 ? 'Diagonal from the top left' : 'Diagonal from the bottom left'}: ${whole(count)}`,
  drawn: (card: Card, turn: number): string => `${capital(words.cardName(card))}, card ${whole(turn + 1)} of 16.`,
  placed: (card: Card, cell: number): string => `${capital(words.cardName(card))} placed: ${place(cell)}.`,
  totalNow: (total: number): string => `Total ${whole(total)}.`,
  thinking: 'Thinking …',
  counting: 'Reviewing …',
  shown: 'Whose grid',
  grids: { mine: 'Mine', sensible: 'Sensible', best: 'Best found' } satisfies Record<SquaresGrids, string>,
  cost: 'What cost most',
  costs: (lost: number, best: number): string => `${tenths(lost)} less than ${place(best)}`,
  nothingLost: 'Every card went to the best cell.',
  estimate: 'The costs are estimates: each compares totals to expect. The best found knew all cards from the start.',
  share: 'Share',
  shareText: (date: string, { total, sensible, best, hints: count }: SquaresResult): string =>
    `Fifteen Two Squares, ${askedWords.day(date)}: ${whole(total)} (sensible ${whole(sensible)}, best found ${whole(best)}).${hints(count)}`,
  link: (base: string, date: string): string => `${base.replace(/#.*/, '')}#v1/practice/squares/${date}`,
});
