import type { QuestionName } from './types.js';

/** Where a question is answered: in the module of that name, or for `games` in the module `advice` once it is complete. */
export type ModuleName = 'cribbage' | 'advice' | 'games';

/**
 * For each question, the wasm file that its functions are in. A first visit loads `cribbage`. The same three lists in C++ are
 * in cpp/cribbage/questions/every_question.h.
 */
export const moduleOf = {
  scoreShow: 'cribbage',
  scoreShows: 'cribbage',
  scoreRanks: 'cribbage',
  valueDiscards: 'advice',
  valueStarters: 'cribbage',
  scorePlay: 'advice',
  valuePlays: 'advice',
  chooseDiscard: 'games',
  choosePlay: 'games',
  winChance: 'advice',
  winChances: 'advice',
  parseCards: 'cribbage',
  deal: 'cribbage',
  readGame: 'games',
  readGames: 'games',
  reviewDeal: 'games',
  valueSquares: 'games',
  reviewSquares: 'games',
} satisfies Record<QuestionName, ModuleName>;
