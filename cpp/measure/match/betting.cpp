#include "measure/match/betting.h"

#include <algorithm>
#include <cmath>

namespace cribbage {

namespace {

// The largest share of the capital that a single score may lose.
constexpr double boldest = 0.9;

// Returns a stake for each score, chosen so that the confidence interval is about equally good after any
// number of scores. Each stake depends only on the earlier scores ("predictable plug-in" in the paper that
// betting.h names).
std::vector<double> stakesFor(std::span<const double> scores, double error) {
  std::vector<double> stakes;
  Moments seen;
  double count = 0;
  for (const double score : scores) {
    ++count;
    stakes.push_back(std::sqrt(2 * std::log(2 / error) / (seen.variance() * count * std::log(1 + count))));
    seen.add(score);
  }
  return stakes;
}

double logCapital(std::span<const double> scores, std::span<const double> stakes, double mean, double low) {
  double log = 0;
  for (std::size_t at = 0; at < scores.size(); ++at)
    log += std::log1p(std::min(stakes[at], boldest / (mean - low)) * (scores[at] - mean));
  return log;
}

// Finds the least mean that the scores do not refute. Bisection works because the capital falls as the
// doubted mean grows.
double leastMean(std::span<const double> scores, std::span<const double> stakes, double enough, Range range) {
  double refuted = range.low, open = range.high;
  for (int step = 0; step < 40; ++step) {
    const double mean = (refuted + open) / 2;
    (logCapital(scores, stakes, mean, range.low) >= enough ? refuted : open) = mean;
  }
  return open;
}

}  // namespace

void Moments::add(double score) {
  const double off = score - mean_;
  mean_ += off / ++count_;
  squares_ += off * (score - mean_);
}

void Bet::add(double score) {
  const double fastest = gain_ / (seen_.variance() + gain_ * gain_);
  logCapital_ += std::log1p(std::min(fastest, boldest / (mean_ - low_)) * (score - mean_));
  seen_.add(score);
}

SequentialTest::SequentialTest(double from, double to, double error, Range range)
    : enough_(-std::log(error)), up_(from, to, range.low), down_(-to, -from, -range.high) {}

Verdict SequentialTest::add(double score) {
  if (verdict_ != Verdict::open) return verdict_;
  up_.add(score);
  down_.add(-score);
  if (up_.logCapital() >= enough_)
    verdict_ = Verdict::more;
  else if (down_.logCapital() >= enough_)
    verdict_ = Verdict::less;
  return verdict_;
}

Interval atAnyMoment(std::span<const double> scores, double error, Range range) {
  const std::vector<double> stakes = stakesFor(scores, error);
  const double enough = -std::log(error / 2);  // for either end
  std::vector<double> turned(scores.begin(), scores.end());
  for (double& score : turned) score = -score;
  return {leastMean(scores, stakes, enough, range),
          -leastMean(turned, stakes, enough, {-range.high, -range.low})};
}

}  // namespace cribbage
