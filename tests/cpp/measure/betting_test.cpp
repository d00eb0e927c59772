#include "measure/match/betting.h"

#include "catch.h"
#include "cribbage/base/random.h"

using namespace cribbage;

namespace {

using Draw = std::function<double(Random&)>;

bool happens(Random& random, double chance) {
  return random.below(1u << 30) < chance * (1u << 30);
}

Draw coin(double chance) {
  return [chance](Random& random) { return happens(random, chance) ? 1.0 : 0.0; };
}

// Draws the score of a pair of games. Usually each player wins one of the two games.
Draw pairOfGames(double mean) {
  return
      [mean](Random& random) { return happens(random, 0.8) ? 0.5 : coin(mean + 4 * (mean - 0.5))(random); };
}

// Draws scores that are nearly always slightly above the mean, and rarely far below it.
Draw rareLoss(double mean) {
  return [mean](Random& random) { return happens(random, 0.02) ? mean - 0.735 : mean + 0.015; };
}

struct Verdicts {
  int more = 0, less = 0;
  double scores = 0;  // mean number of scores until a verdict
};

constexpr int runs = 1'000;

Verdicts verdicts(const Draw& draw, double from, double to, int most, Range range = {}) {
  Verdicts counted;
  for (int run = 0; run < runs; ++run) {
    Random random(static_cast<std::uint64_t>(run));
    SequentialTest test(from, to, 0.05, range);
    int scores = 0;
    while (scores++ < most && test.add(draw(random)) == Verdict::open) {
    }
    counted.more += test.verdict() == Verdict::more ? 1 : 0;
    counted.less += test.verdict() == Verdict::less ? 1 : 0;
    counted.scores += static_cast<double>(scores) / runs;
  }
  return counted;
}

// The number of wrong verdicts to allow: five in a hundred, plus three standard deviations.
const double mostWrong = runs * 0.05 + 3 * std::sqrt(runs * 0.05 * 0.95);

}  // namespace

TEST_CASE("the sequential test is wrong as rarely as it says, though it looks after every score") {
  const Range wide{-0.25, 1.25};
  CHECK(verdicts(coin(0.5), 0.5, 0.6, 2'000).more <= mostWrong);
  CHECK(verdicts(coin(0.6), 0.5, 0.6, 2'000).less <= mostWrong);
  CHECK(verdicts(pairOfGames(0.5), 0.5, 0.53, 2'000).more <= mostWrong);
  CHECK(verdicts(pairOfGames(0.53), 0.5, 0.53, 2'000).less <= mostWrong);
  CHECK(verdicts(rareLoss(0.5), 0.5, 0.52, 2'000, wide).more <= mostWrong);
  CHECK(verdicts(rareLoss(0.52), 0.5, 0.52, 2'000, wide).less <= mostWrong);
}

TEST_CASE("the sequential test finds a planted difference with about as many scores as Wald's") {
  // The mean number of scores that the sequential test of A. Wald (1945) takes is 0.9 log 19, divided by the
  // mean information of one score.
  const double wald = 0.9 * std::log(19) / (0.6 * std::log(1.2) + 0.4 * std::log(0.8));
  const Verdicts more = verdicts(coin(0.6), 0.5, 0.6, 2'000), less = verdicts(coin(0.5), 0.5, 0.6, 2'000);
  CHECK(more.more >= runs - mostWrong);
  CHECK(less.less >= runs - mostWrong);
  CHECK(more.scores < 1.4 * wald);
  CHECK(less.scores < 1.4 * wald);
}

TEST_CASE("a verdict stays") {
  SequentialTest test(0.5, 0.6, 0.05);
  for (int score = 0; score < 50; ++score) test.add(1);
  CHECK(test.verdict() == Verdict::more);
  for (int score = 0; score < 500; ++score) CHECK(test.add(0) == Verdict::more);
}

TEST_CASE("an interval at any moment has the mean at every moment") {
  int without = 0;
  for (int run = 0; run < 200; ++run) {
    Random random(static_cast<std::uint64_t>(run));
    std::vector<double> scores;
    bool missed = false;
    for (std::size_t look = 10; look <= 640; look *= 2) {
      while (scores.size() < look) scores.push_back(coin(0.3)(random));
      const Interval interval = atAnyMoment(scores, 0.05);
      missed = missed || interval.low > 0.3 || interval.high < 0.3;
    }
    without += missed ? 1 : 0;
  }
  CHECK(without <= 20);
}

TEST_CASE("an interval at any moment narrows around the mean") {
  Random random(1);
  std::vector<double> scores;
  while (scores.size() < 2'000) scores.push_back(pairOfGames(0.52)(random));
  const Interval interval = atAnyMoment(scores, 0.05, {-0.25, 1.25});
  CHECK(interval.low > 0.48);
  CHECK(interval.high < 0.56);
  CHECK(atAnyMoment({}, 0.05).low == Approx(0).margin(1e-9));
  CHECK(atAnyMoment({}, 0.05).high == Approx(1).margin(1e-9));
}
