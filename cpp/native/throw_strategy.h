#pragma once
// A player's strategy of throwing, as it depends on the six ranks dealt.

#include <array>
#include <vector>

namespace cribbage {

/// The throws from one class of six ranks. For each pair in `DealtRanks::pairs`, `share` is how often it is
/// thrown, and `hand` is that share times the mean points of the hand kept.
struct Throws {
  std::array<double, 15> share{};
  std::array<double, 15> hand{};
};

/// The throws from each class, in the order of `everyDealtRanks`.
using Strategy = std::vector<Throws>;

}  // namespace cribbage
