#pragma once
// How far apart two chances must be before one choice is better than another (docs/model.md, Ties).

#include <algorithm>

#include "cribbage/board/to_go.h"

namespace cribbage {

/// Of a discard, from the holes that both need before the deal. Pegs decide more the nearer a side is.
constexpr double tieOfThrows(ToGo toGo) {
  const int nearest = std::min(toGo.dealer, toGo.pone);
  return nearest <= 4 ? 0.025 : nearest <= 12 ? 0.015 : nearest <= 31 ? 0.005 : 0.003;
}

/// Of a card that may be played.
inline constexpr double tieOfCards = 0.002;

/// What a choice gave away: nothing where the numbers cannot tell it from the best.
constexpr double lostBy(double best, double chosen, double tie) {
  return best - chosen <= tie ? 0 : best - chosen;
}

}  // namespace cribbage
