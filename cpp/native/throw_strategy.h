#pragma once
// A player's throws from each class of six ranks.

#include <array>
#include <vector>

namespace cribbage {

/// The throws from one class of ranks: the share of each pair (`DealtRanks::pairs`), and that share times the
/// mean kept hand.
struct Throws {
  std::array<double, 15> share{};
  std::array<double, 15> hand{};
};

/// The throws from each class, in the order of `everyDealtRanks`.
using Strategy = std::vector<Throws>;

}  // namespace cribbage
