#pragma once
// The probability of each hand that the opponent may have left.

#include <array>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A number for each rank, aces first.
using RankChances = std::array<double, rankCount>;

/// Weights of the sets of ranks (`RankSets`) that the opponent may have left. All sets have the same size.
class Belief {
 public:
  /// `weights` is laid out as `HandVectors`. They need not add to 1.
  Belief(int left, std::vector<float> weights);

  /// The probability that the opponent holds at least one card of each rank. It is exactly 1 for a rank that
  /// every possible set holds, and exactly 0 for a rank that none holds.
  RankChances holding() const;

 private:
  double weight(int set) const;

  int left_;
  std::vector<float> weights_;
  double all_ = 0;
};

}  // namespace cribbage
