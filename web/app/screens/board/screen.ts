import type { ChancesAnswer, Outlook, Side } from '../../../engine/index.js';
import {
  type BoardGame,
  emptyBoard,
  frontOf,
  isBegun,
  other,
  peg,
  type Score,
  scoreOf,
  skunkOf,
  standsAs,
  winnerOf,
} from '../../games/board.js';
import type { Action } from '../../model/actions.js';
import { answerTo, ask, type Question } from '../../model/answers.js';
import type { Game, State } from '../../model/state.js';
import { strings } from '../../strings.js';
import type { Screen } from '../screen.js';
import { printBoard, splitBoard } from './link.js';

export type BoardAction =
  | { type: 'pegged'; by: Side; points: number }
  | { type: 'dealerChosen'; weDeal: boolean }
  /** What Count and Play have found, pegged from there. */
  | { type: 'showPegged'; seat: 'pone' | 'dealer' | 'crib'; points: number }
  | { type: 'heelsPegged' }
  | { type: 'playPegged'; us: number; them: number };

/** The map is drawn from every third hole. */
const mapStep = 3;

const askChance = (score: Score, weDeal: boolean): Question => ask('winChance', { ...score, weDeal });
// The even line has every hole, however few the chances.
const askEven = (weDeal: boolean): Question => ask('winChances', { weDeal, step: 120 });
const askMap = (weDeal: boolean): Question => ask('winChances', { weDeal, step: mapStep });

/** What may become of the game, if a deal began now. */
export const outlookOf = (state: State): Outlook | undefined => {
  const { board } = state.game;
  return answerTo(state, askChance(scoreOf(board), board.weDeal));
};

/** The score at which our chance would be a half against theirs. */
export const evenOf = (state: State): number | undefined => {
  const { board } = state.game;
  return answerTo<ChancesAnswer>(state, askEven(board.weDeal))?.even[scoreOf(board).theirs];
};

/** The map of all scores, while it is open. */
export const mapOf = (state: State): ChancesAnswer | undefined =>
  state.ui.map ? answerTo(state, askMap(state.ui.map.weDeal)) : undefined;

/** Where the cross of the map is: on the score, until it is moved. */
export const crossOf = ({ game, ui }: State): Score => {
  const { ours, theirs } = ui.map?.at ?? scoreOf(game.board);
  return { ours: Math.min(ours, 120), theirs: Math.min(theirs, 120) };
};

/** What the map says under its cross. */
export const crossOutlookOf = (state: State): Outlook | undefined =>
  state.ui.map ? answerTo(state, askChance(crossOf(state), state.ui.map.weDeal)) : undefined;

const questions = (state: State): readonly Question[] => {
  const { board } = state.game;
  const { map } = state.ui;
  const now = winnerOf(board) ? [] : [askChance(scoreOf(board), board.weDeal), askEven(board.weDeal)];
  return map ? [...now, askChance(crossOf(state), map.weDeal), askMap(map.weDeal)] : now;
};

const act = ({ board }: Game, action: Action): BoardGame | undefined => {
  switch (action.type) {
    case 'pegged':
      return peg(board, action.by, action.points);
    case 'dealerChosen':
      return { ...board, weDeal: action.weDeal };
    default:
      return undefined;
  }
};

/** How it ended, or where it stands. */
export const resultOf = (board: BoardGame): string => {
  const winner = winnerOf(board);
  if (!winner) return '';
  return strings.won(winner, frontOf(board[winner]) - frontOf(board[other(winner)]), skunkOf(board));
};

const text = (state: State): string => {
  const { board } = state.game;
  const { ours, theirs } = scoreOf(board);
  const outlook = outlookOf(state);
  if (winnerOf(board)) return `${strings.scores(ours, theirs)}. ${resultOf(board)}`;
  const where = `${strings.scores(ours, theirs)}, ${strings.dealsNow(board.weDeal)}`;
  return outlook ? `${where}: ${strings.win(outlook.chance)}.` : `${where}.`;
};

const announce = (state: State): string => {
  const { map } = state.ui;
  const under = crossOutlookOf(state);
  if (map?.at) return under ? strings.underCross(crossOf(state), under.chance) : '';
  return winnerOf(state.game.board) || outlookOf(state) ? text(state) : '';
};

/** No cards are here: cards that are typed or pasted are for the other screens. */
export const board: Screen<'board'> = {
  empty: emptyBoard,
  tap: (game) => game,
  give: () => strings.noCardsHere,
  clear: ({ weDeal }) => ({ ...emptyBoard, weDeal }),
  next: ({ us, them, weDeal }) => ({ us, them, weDeal: !weDeal, counted: [] }),
  deal: async () => undefined,
  act,
  here: () => [],
  elsewhere: () => [],
  most: 0,
  takesRanks: false,
  isWhole: () => true,
  isEmpty: (game) => !isBegun(game),
  mayFold: () => false,
  questions,
  print: printBoard,
  split: splitBoard,
  withRest: (opened, before) => (opened === emptyBoard || standsAs(opened, before) ? before : opened),
  text,
  announce,
};
