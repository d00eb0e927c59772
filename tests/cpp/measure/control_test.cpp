#include "measure/match/control.h"

#include "catch.h"
#include "cribbage/base/random.h"
#include "measure/match/betting.h"

using namespace cribbage;

namespace {

double uniform(Random& random) {
  return random.below(1u << 30) / static_cast<double>(1u << 30);
}

// The distance of a mean from its expected value, in standard errors.
class Off {
 public:
  explicit Off(double expected) : expected_(expected) {}
  void add(double value) {
    seen_.add(value);
    count_ += 1;
  }
  double errors() const { return std::abs(seen_.mean() - expected_) / std::sqrt(seen_.variance() / count_); }

 private:
  double expected_, count_ = 0;
  Moments seen_;
};

}  // namespace

TEST_CASE("luck is what happened, less the mean of what could have") {
  CHECK(Event{{0.2, 0.5, 0.8}, 2}.luck() == Approx(0.3));
  CHECK(Event{{0.2, 0.5, 0.8}, 0}.luck() == Approx(-0.3));
  CHECK(Event{{0.7}, 0}.luck() == 0);
}

TEST_CASE("a control finds how much of the luck counts") {
  Random random(2);
  Control control;
  CHECK(control.coefficient() == 1);
  for (int pair = 0; pair < 2'000; ++pair) {
    const double luck = uniform(random) - 0.5;
    control.reduce(0.5 + 0.6 * luck + 0.1 * (uniform(random) - 0.5), luck);
  }
  CHECK(control.coefficient() == Approx(0.6).margin(0.03));
}

TEST_CASE(
    "a control leaves the mean of a few pairs where it was, even where luck and score are not in line") {
  Random random(3);
  Off off(0.3 + 1.0 / 12);  // the square of a number from -0.5 to 0.5 has the mean 1/12
  for (int match = 0; match < 20'000; ++match) {
    Control control;
    for (int pair = 0; pair < 4; ++pair) {
      const double luck = uniform(random) - 0.5;
      off.add(control.reduce(0.3 + luck * luck, luck));
    }
  }
  CHECK(off.errors() < 4);
}
