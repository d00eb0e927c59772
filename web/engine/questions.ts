import type { QuestionName } from './types.js';

/** The wasm files of an engine. `advice` and `games` are one module: `games` has functions that `advice` lacks. */
export type WasmFile = 'cribbage' | 'advice' | 'games';

/**
 * For each question, the wasm file that answers it. A first visit loads `cribbage`. The same three lists in C++ are in
 * cpp/cribbage/questions/every_question.h.
 */
export const fileOf = {
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
} satisfies Record<QuestionName, WasmFile>;
