#pragma once
// A test that may be looked at after every score, and stops when it knows.
//
// The method is betting: I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
// betting", JRSS B 86 (2024). Somebody who doubts that the mean is at most `m` begins with a capital of 1 and
// bets a part of it on each score. After the score x the capital is multiplied by 1 + stake × (x − m). Where
// the doubt is wrong no stake makes the capital grow on average, so it ever comes to 20 with a chance of one
// in twenty at most (J. Ville, 1939). That is the guarantee: it holds for any number of scores, wherever one
// stops, and for every distribution in the range. It asks of a score only that its mean, given the earlier
// ones, is always the same.
//
// The usual test of programs that play chess, the generalized SPRT on pairs of games, has its error rates
// only in the limit of many games, and is made for scores of few kinds. Scores less their luck (`control.h`)
// are of any kind. Betting needs more games, the more the wider the range is beside what scores really
// do.

#include <cstdint>
#include <span>
#include <vector>

namespace cribbage {

/// Where scores lie.
struct Range {
  double low = 0;
  double high = 1;
};

/// Mean and variance of the scores so far. The variance begins as that of a coin, as if seen once, so that
/// the first stakes are low.
class Moments {
 public:
  void add(double score);
  double mean() const { return mean_; }
  double variance() const { return (0.25 + squares_) / (1 + count_); }

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

/// The capital of who doubts that the mean is at most `mean`, and stakes what makes it grow fastest if it is
/// `hoped` (J. Kelly, 1956). No score is less than `low`.
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

/// Two doubts at once: that the mean is at most `from`, and that it is at least `to`. The first that is borne
/// out ends the test: `more` than from, or `less` than to. If the mean is from or less, the test says `more`
/// with a chance of `error` at most, and if it is to or more, `less` with no greater one. In between neither
/// is wrong.
class SequentialTest {
 public:
  SequentialTest(double from, double to, double error, Range range = {});
  /// The verdict with one more score. It stays as it is once there is one.
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

/// The means that no doubt has refuted. If one looks after every score and stops at will, the interval has
/// left out the mean with a chance of `error` at most. It is wider than one for a number of scores settled
/// beforehand.
Interval atAnyMoment(std::span<const double> scores, double error, Range range = {});

}  // namespace cribbage
