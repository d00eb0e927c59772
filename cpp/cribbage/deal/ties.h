#pragma once
// The errors of the values of choices; values that are closer are a tie (docs/model.md, Ties). This is the
// only list of them in C++. A test compares `web/ui/error_margins.ts` with it.

#include <algorithm>

#include "cribbage/board/objective.h"
#include "cribbage/board/to_go.h"

namespace cribbage {

/// The tie of two discards by points: the error of the play's table. The model of the crib is off by less.
inline constexpr double tieOfPoints = 0.05;

/// The tie of two cards in the play, by net points and by win chance: the error of the solution of the play.
inline constexpr double tieOfNets = 0.01;
inline constexpr double tieOfCards = 0.002;

/// Returns the tie of two discards by win chance, from the holes that both sides need before the deal. Pegs
/// decide more the nearer a side is to the last hole. docs/measured.md has the errors.
constexpr double tieOfThrows(ToGo toGo) {
  const int nearest = std::min(toGo.dealer, toGo.pone);
  return nearest <= 4 ? 0.025 : nearest <= 12 ? 0.015 : nearest <= 31 ? 0.005 : 0.003;
}

/// Returns the error of a worth for each unit of error in the win chance. A change of the winner changes the
/// worth by twice the value of a win, and a skunk by one more. Lines at which the worth changes are 30 holes
/// apart, so a score is near at most two of them. These are the last hole and the skunk line or, for money,
/// both skunk lines.
constexpr double tieWidth(Objective objective) {
  return objective == Objective::win ? 1 : objective == Objective::acc ? 5 : 3;
}

constexpr bool isTied(double best, double value, double tie) {
  return best - value <= tie;
}

}  // namespace cribbage
