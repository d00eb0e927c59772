#pragma once
// The errors in the values of discards and cards. Choices whose values differ by less are tied
// (docs/model.md, Ties). This is the only list of these errors in C++. A test compares
// `web/ui/error_margins.ts` with it.

#include <algorithm>

#include "cribbage/board/objective.h"
#include "cribbage/board/to_go.h"

namespace cribbage {

/// The largest difference in points at which two discards are tied: the error of the table of mean pegs. The
/// error of the crib is smaller.
inline constexpr double tieOfPoints = 0.05;

/// The largest differences at which two cards in the play are tied, in net points and in win chance: the
/// errors of the solution of the play.
inline constexpr double tieOfNets = 0.01;
inline constexpr double tieOfCards = 0.002;

/// Returns the largest difference in win chance at which two discards count as tied. `toGo` has the holes
/// that each side needs before the deal. The difference grows near the last hole, because pegs decide more
/// there. docs/measured.md has the errors.
constexpr double tieOfThrows(ToGo toGo) {
  const int nearest = std::min(toGo.dealer, toGo.pone);
  return nearest <= 4 ? 0.025 : nearest <= 12 ? 0.015 : nearest <= 31 ? 0.005 : 0.003;
}

/// Returns the error of a worth as a multiple of the error in the win chance. If the objective is not `win`,
/// this multiple is the sum of the jumps that the worth makes near the score. At the last hole the worth
/// jumps by twice the value of a win, and at a skunk line by what the skunk adds. These places are 30 holes
/// apart, so a score is near two of them at most: the last hole and the skunk line or, for money, both skunk
/// lines.
constexpr double tieWidth(Objective objective) {
  return objective == Objective::win ? 1 : objective == Objective::acc ? 5 : 3;
}

constexpr bool isTied(double best, double value, double tie) {
  return best - value <= tie;
}

}  // namespace cribbage
