#pragma once
// The luck of the cards, taken from the score of a pair of games without a bias.
//
// The method is that of AIVAT (N. Burch and others, "AIVAT: A New Variance Reduction Technique for Agent
// Evaluation in Imperfect Information Games", AAAI 2018). At each event of chance, what happened is valued by
// some estimate, and so is all that could have happened instead. The difference is luck.
//
// Luck has the mean nought by construction, however wrong the estimate is. It needs two things. What happened
// must be one of the cases that were valued, each as likely as the others given all that the values depend
// on. And the same function must value them all. `deal_luck.h` has the events and says why this is so of
// each.

#include <cstddef>
#include <vector>

namespace cribbage {

/// Cases that were equally likely, valued in chances to win, and which of them happened.
struct Event {
  std::vector<double> cases;
  std::size_t happened = 0;

  /// What happened, less the mean of what could have.
  double luck() const;
};

/// Scores less a multiple of their luck. The multiple is fitted by least squares on the pairs before, never
/// on the pair itself: so the mean of what is left is the mean of the score, exactly, for any number of
/// pairs.
class Control {
 public:
  /// It begins at 1, which is right for a perfect estimate.
  double coefficient() const { return together_ / squares_; }

  /// The score of one more pair, less its luck.
  double reduce(double score, double luck);

 private:
  static constexpr double begun = 0.05;  // as much as a pair or two weigh
  double together_ = begun, squares_ = begun;
};

}  // namespace cribbage
