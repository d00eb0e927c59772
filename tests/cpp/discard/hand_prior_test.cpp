#include "cribbage/discard/hand_prior.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the prior for an opponent who always discards their two lowest cards.
HandPrior lowestThrown() {
  ThrowPolicy::Parts parts{};
  parts[0] = ThrowPolicy::whole;
  return HandPrior(ThrowPolicy(std::vector<ThrowPolicy::Parts>(dealtRanksCount, parts)));
}

double weightOf(const HandPrior::Weights& weights, std::string_view four) {
  return static_cast<double>(weights[static_cast<std::size_t>(setOf(four))]);
}

}  // namespace

TEST_CASE("the chances of kept hands add up to one, whatever cards have been seen") {
  const HandPrior chances = lowestThrown();
  for (const std::string_view seen : {"", "A", "AAAA", "23456789TJQKA"}) {
    double sum = 0;
    for (const float weight : chances.given(countRanks(ranks(seen)))) sum += static_cast<double>(weight);
    CHECK(sum == Approx(1).margin(1e-4));
  }
}

TEST_CASE("a kept hand holds no card that has been seen, and no fifth card of a rank") {
  const auto weights = lowestThrown().given(countRanks(ranks("KKK5")));
  CHECK(weightOf(weights, "9TKK") == 0);
  CHECK(weightOf(weights, "5555") == 0);
  CHECK(weightOf(weights, "9TQK") > 0);
}

TEST_CASE("an opponent who throws the lowest cards keeps four kings as often as six cards hold them") {
  // Four kings are kept from every six cards that have them: 48 choose 2 of 52 choose 6. One discard in a
  // thousand is made at random, so the kept hand is then any of the 270,725.
  const double solved = 48 * 47 / 2 / 20'358'520.0, any = 1 / 270'725.0;
  CHECK(weightOf(lowestThrown().unconditional(), "KKKK") ==
        Approx(0.999 * solved + 0.001 * any).epsilon(1e-4));
  CHECK(weightOf(lowestThrown().unconditional(), "AAAA") > 0);
  CHECK(weightOf(lowestThrown().unconditional(), "AAAA") < 1e-6);
}
