#pragma once
// The probabilities of the ways in which a game can end, for `solve_board`.

#include <array>
#include <cstddef>

#include "cribbage/board/board_table.h"

namespace cribbage {

/// The probabilities of the ways in which a game can end, as the dealer sees them. They are, in this order,
/// chance, skunkFor, skunkAgainst, doubleSkunkFor and doubleSkunkAgainst of `WinOdds`.
using Fate = std::array<double, 5>;

/// Returns the fate after the dealer has won and the pone has stayed at `poneScore`.
inline Fate dealerWins(int poneScore) {
  return {1, poneScore < skunkLine ? 1.0 : 0.0, 0, poneScore < doubleSkunkLine ? 1.0 : 0.0, 0};
}

/// Returns the fate after the pone has won and the dealer has stayed at `dealerScore`.
inline Fate poneWins(int dealerScore) {
  return {0, 0, dealerScore < skunkLine ? 1.0 : 0.0, 0, dealerScore < doubleSkunkLine ? 1.0 : 0.0};
}

inline void add(Fate& sum, const Fate& fate, double times) {
  for (std::size_t at = 0; at < sum.size(); ++at) sum[at] += times * fate[at];
}

}  // namespace cribbage
