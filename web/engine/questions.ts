import type { QuestionName } from './types.js';

/**
 * For each question, which of the two wasm modules answers it: true for `advice`, false for `cribbage`, which a first visit
 * loads. The same two lists in C++ are in cpp/cribbage/questions/every_question.h.
 */
export const isForAdvice = {
  scoreShow: false,
  scoreShows: false,
  scoreRanks: false,
  valueDiscards: true,
  valueStarters: false,
  scorePlay: true,
  valuePlays: true,
  chooseDiscard: true,
  choosePlay: true,
  winChance: true,
  winChances: true,
  parseCards: false,
  deal: false,
  readGame: true,
  readGames: true,
  reviewDeal: true,
  valueSquares: true,
  reviewSquares: true,
} satisfies Record<QuestionName, boolean>;
