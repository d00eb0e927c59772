#pragma once
// A sequential test of a mean for `measure_match`: its result may be read after every score, and it stops at
// a verdict.
//
// The method is betting: I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
// betting", JRSS B 86 (2024). A gambler who doubts the claim that the mean is at most `m` begins with a
// capital of 1 and bets a part of it on each score. After the score x the capital is multiplied by 1 + stake
// × (x − m). If the claim is true, no stake makes the capital grow on average. The probability that the
// capital ever reaches 20 is then at most one in twenty (J. Ville, 1939). This guarantee holds for any number
// of scores, for any stopping rule, and for every distribution in the range. Its only condition is that the
// mean of a score, given the earlier ones, is always the same.
//
// The usual test of chess programs, the generalized SPRT on pairs of games, reaches its error rates only in
// the limit of many games, and is made for scores with few values. Scores from which the luck is subtracted
// (`control.h`) can have any value. Betting suits them, but needs more games than that test, especially if
// the range is much wider than the actual spread of the scores.

#include <cstdint>
#include <span>
#include <vector>

namespace cribbage {

/// The lowest and the highest score that a pair of games can have.
struct Range {
  double low = 0;
  double high = 1;
};

/// The mean and the variance of the scores so far. Before the first score the variance is that of a coin
/// toss, so that the first stakes are low.
class Moments {
 public:
  void add(double score);
  double mean() const { return mean_; }
  double variance() const { return (0.25 + squares_) / (1 + count_); }

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

/// The capital of a gambler who doubts the claim that the mean is at most `mean`. Stakes are chosen so that
/// the capital grows fastest if the mean is `hoped` (J. Kelly, 1956). No score may be below `low`.
class Bet {
 public:
  Bet(double mean, double hoped, double low) : mean_(mean), gain_(hoped - mean), low_(low) {}
  void add(double score);
  double logCapital() const { return logCapital_; }

 private:
  double mean_, gain_, low_;
  Moments seen_;
  double logCapital_ = 0;
};

enum class Verdict : std::uint8_t { open, more, less };

/// Tests two claims at once: that the mean is at most `from`, and that it is at least `to`. The test ends
/// when either claim is refuted, with the verdict `more` than `from` or `less` than `to`. If a claim is true,
/// the probability that the test ever refutes it is at most `error`. If the mean lies between `from` and
/// `to`, neither verdict is wrong.
class SequentialTest {
 public:
  SequentialTest(double from, double to, double error, Range range = {});
  /// Adds a score and returns the verdict. A verdict other than `open` is final.
  Verdict add(double score);
  Verdict verdict() const { return verdict_; }

 private:
  double enough_;
  Bet up_, down_;
  Verdict verdict_ = Verdict::open;
};

struct Interval {
  double low = 0;
  double high = 1;
};

/// Returns the interval of means that the scores do not refute. Even if the interval is read after every
/// score, the probability that it ever misses the true mean is at most `error`. In return, it is wider than
/// an interval for a number of scores that is fixed beforehand.
Interval atAnyMoment(std::span<const double> scores, double error, Range range = {});

}  // namespace cribbage
