#include "cribbage/deal/ranked_discards.h"

#include <algorithm>

#include "cribbage/base/sort_few.h"
#include "cribbage/deal/discard_chances.h"
#include "cribbage/deal/expert.h"
#include "cribbage/deal/ties.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

void markTies(std::array<Discard, 15>& choices) {
  const double best = choices[0].points;
  for (Discard& choice : choices) choice.tied = isTied(best, choice.points, tieOfPoints);
}

void rankByWorth(std::array<Discard, 15>& choices, Score score, Objective objective) {
  double best = *choices[0].worth;
  for (const Discard& choice : choices) best = std::max(best, *choice.worth);
  const double tie = tieWidth(objective) * tieOfThrows({lastHole - score.ours, lastHole - score.theirs});
  for (Discard& choice : choices) choice.tied = isTied(best, *choice.worth, tie);
  sortFew(choices, [](const Discard& a, const Discard& b) {
    if (a.tied != b.tied) return a.tied;
    if (a.tied) {
      const bool certain = a.winChance == 1;
      if (certain != (b.winChance == 1)) return certain;
      if (a.points != b.points) return a.points > b.points;
    }
    if (a.worth != b.worth) return a.worth > b.worth;
    if (a.points != b.points) return a.points > b.points;
    return a.thrown < b.thrown;
  });
}

std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables) {
  const PolicyOpponent forPoints(tables.crib->expertDealer, tables.crib->expertPone);
  std::array<Discard, 15> choices = valueDiscards(dealt, weDeal, forPoints, *tables.handPegs);
  valueChances(choices, weDeal, Expert(tables, score),
               {score.ours, score.theirs, tables.pegSpread, tables.board, tables.objective, tables.stakes});
  rankByWorth(choices, score, tables.objective);
  return choices;
}

}  // namespace cribbage
