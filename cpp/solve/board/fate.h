#pragma once
// The end of a game, in probabilities.

#include <array>
#include <cstddef>

#include "cribbage/board/board_table.h"

namespace cribbage {

/// The probabilities of the ends of a game, from the dealer's side: chance, skunkFor, skunkAgainst,
/// doubleSkunkFor, doubleSkunkAgainst of `WinOdds`.
using Fate = std::array<double, 5>;

/// Returns the fate if the dealer has won against `poneScore`.
inline Fate dealerWins(int poneScore) {
  return {1, poneScore < skunkLine ? 1.0 : 0.0, 0, poneScore < doubleSkunkLine ? 1.0 : 0.0, 0};
}

/// Returns the fate if the pone has won against `dealerScore`.
inline Fate poneWins(int dealerScore) {
  return {0, 0, dealerScore < skunkLine ? 1.0 : 0.0, 0, dealerScore < doubleSkunkLine ? 1.0 : 0.0};
}

inline void add(Fate& sum, const Fate& fate, double times) {
  for (std::size_t at = 0; at < sum.size(); ++at) sum[at] += times * fate[at];
}

}  // namespace cribbage
