#pragma once
// The luck of the cards, taken from the score of a pair of games without a bias.
//
// The method is that of AIVAT (N. Burch and others, "AIVAT: A New Variance Reduction Technique for Agent
// Evaluation in Imperfect Information Games", AAAI 2018). At each event of chance, what happened is valued by
// some estimate, and so is all that could have happened instead. The difference is luck.
//
// Luck has the mean nought by construction, however wrong the estimate is. It needs two things. What happened
// must be one of the cases that were valued, each as likely as the others whatever came before. And all of
// them must be valued by the same function, which may know what came before and nothing of what comes after.
// `match_pairs.h` has the events and says why this is so of each.

namespace cribbage {

/// The luck of one side in one game, in chances to win. It never leaves `-most` to `most`, because a test by
/// betting has to know the worst score.
class BoundedLuck {
 public:
  /// Were the estimate perfect and both players equal, luck would go no further than from 0.56 to nought.
  static constexpr double most = 0.8;

  /// Something has happened that is worth `value`, where `mean` was the mean over all that could have
  /// happened; both from 0 to 1. Where it could lead out of the bounds only a share of it counts. The share
  /// depends on what was known before, so the mean stays nought.
  void add(double value, double mean);

  double sum() const { return sum_; }

 private:
  double sum_ = 0;
};

/// Scores less a multiple of their luck. The multiple is fitted by least squares on the pairs before, never
/// on the pair itself: so the mean of what is left is the mean of the score, exactly, for any number of
/// pairs.
class Control {
 public:
  /// Of 0 to 1; more would make the worst score worse. It begins at 1, which is right for a perfect estimate.
  double coefficient() const;

  /// The score of one more pair, less its luck.
  double reduce(double score, double luck);

 private:
  static constexpr double begun = 0.05;  // as much as some three pairs weigh
  double together_ = begun, squares_ = begun;
};

}  // namespace cribbage
