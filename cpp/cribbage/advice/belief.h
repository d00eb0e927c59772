#pragma once
// The probability of each hand that the opponent may still hold.

#include <array>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A probability for each rank, aces first.
using RankChances = std::array<double, rankCount>;

/// The weights, or relative probabilities, of the sets of ranks (`RankSets`) that the opponent may still
/// hold. All sets have the same size.
class Belief {
 public:
  /// `left` is the number of cards in each set. `weights` is laid out as in `HandVectors` and need not add to
  /// 1.
  Belief(int left, std::vector<float> weights);

  /// Returns the probability that the opponent holds at least one card of each rank. It is exactly 1 for a
  /// rank in every possible set, and exactly 0 for a rank in none.
  RankChances holding() const;

 private:
  double weight(int set) const;

  int left_;
  std::vector<float> weights_;
  double all_ = 0;
};

}  // namespace cribbage
