#pragma once
// The difference of chances above which one choice is better than another (docs/model.md, Ties).

#include <algorithm>

#include "cribbage/board/to_go.h"

namespace cribbage {

/// The tie of two discards, from the holes that both need before the deal. Pegs decide more the nearer a side
/// is.
constexpr double tieOfThrows(ToGo toGo) {
  const int nearest = std::min(toGo.dealer, toGo.pone);
  return nearest <= 4 ? 0.025 : nearest <= 12 ? 0.015 : nearest <= 31 ? 0.005 : 0.003;
}

/// The tie of two cards in the play.
inline constexpr double tieOfCards = 0.002;

/// The loss of a choice: 0 if it is within the tie of the best.
constexpr double lostBy(double best, double chosen, double tie) {
  return best - chosen <= tie ? 0 : best - chosen;
}

}  // namespace cribbage
