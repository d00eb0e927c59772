#include "cribbage/deal/ranked_discards.h"

#include "cribbage/deal/discard_chances.h"
#include "cribbage/deal/expert.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables) {
  const PolicyOpponent forPoints(tables.crib->expertDealer, tables.crib->expertPone);
  std::array<Discard, 15> choices = valueDiscards(dealt, weDeal, forPoints, *tables.handPegs);
  valueChances(choices, weDeal, Expert(tables, score),
               {score.ours, score.theirs, tables.pegSpread, tables.board, tables.objective, tables.stakes});
  sortByWorth(choices);
  return choices;
}

}  // namespace cribbage
