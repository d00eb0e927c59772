import type { QuestionName } from './types.js';

/**
 * Every question, with true if the module for advice answers it, and false if the module for a first visit does. The same two
 * lists in C++ are in cpp/cribbage/questions/every_question.h.
 */
export const isForAdvice = {
  scoreShow: false,
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
  reviewDeal: true,
} satisfies Record<QuestionName, boolean>;
