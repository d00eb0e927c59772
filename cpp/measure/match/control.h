#pragma once
// Removes the luck of the cards from the score of a pair of games, without bias. For `measure_match`.
//
// The method is that of AIVAT (N. Burch and others, "AIVAT: A New Variance Reduction Technique for Agent
// Evaluation in Imperfect Information Games", AAAI 2018). At each event of chance, such as a cut, an estimate
// values all possible outcomes. The luck is the value of the actual outcome less the mean value of all.
//
// However wrong the estimate is, luck has mean 0 on two conditions. The actual outcome must be one of the
// valued cases, each equally likely given everything that the values depend on. And the same function must
// value all cases. `deal_luck.h` lists the events and says why this holds for each.

#include <cstddef>
#include <vector>

namespace cribbage {

/// An event of chance: the win chance after each of its equally likely cases, and the index of the case that
/// happened.
struct Event {
  std::vector<double> cases;
  std::size_t happened = 0;

  /// The value of the case that happened, less the mean of all.
  double luck() const;
};

/// Subtracts from the score of each pair of games a multiple of its luck. The multiple is fitted by least
/// squares on the earlier pairs, never on the pair itself. So subtracting the luck does not change the
/// expected score, for any number of pairs.
class Control {
 public:
  /// The factor by which luck is multiplied, as fitted so far. It begins at 1, which is right for a perfect
  /// estimate.
  double coefficient() const { return together_ / squares_; }

  /// Returns the score of one more pair less the multiple of its luck. Then fits the multiple to this pair
  /// too.
  double reduce(double score, double luck);

 private:
  static constexpr double begun = 0.05;  // the weight of a pair or two
  double together_ = begun, squares_ = begun;
};

}  // namespace cribbage
