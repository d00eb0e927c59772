#pragma once
// How likely each hand is that the opponent may have left.

#include <array>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A number for each rank, aces first.
using RankChances = std::array<double, rankCount>;

/// Weights of the sets of ranks (`RankSets`) that the opponent may have left, all of one size.
class Belief {
 public:
  /// `weights` is laid out as `HandVectors`. They need not add to 1.
  Belief(int left, std::vector<float> weights);

  /// The probability of at least one card of each rank. What every set holds has exactly 1, and what none
  /// holds exactly 0.
  RankChances holding() const;

 private:
  double weight(int set) const;

  int left_;
  std::vector<float> weights_;
  double all_ = 0;
};

}  // namespace cribbage
