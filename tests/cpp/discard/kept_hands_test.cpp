// What an opponent has kept, as far as one can know.

#include "cribbage/discard/kept_hands.h"

#include <cmath>

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Everybody throws the two lowest ranks he can.
KeptChances lowestThrown() {
  ThrowPolicy::Parts parts{};
  parts[0] = ThrowPolicy::whole;
  return KeptChances(ThrowPolicy(std::vector<ThrowPolicy::Parts>(dealtRanksCount, parts)));
}

double weightOf(const KeptChances::Weights& weights, std::string_view four) {
  return static_cast<double>(weights[static_cast<std::size_t>(rankSets().number(ranks(four)))]);
}

}  // namespace

TEST_CASE("chances of kept hands add to one, whatever has been seen") {
  const KeptChances chances = lowestThrown();
  for (const std::string_view seen : {"", "A", "AAAA", "23456789TJQKA"}) {
    double sum = 0;
    for (const float weight : chances.given(countRanks(ranks(seen)))) sum += static_cast<double>(weight);
    CHECK(sum == Approx(1).margin(1e-4));
  }
}

TEST_CASE("nobody has kept what lies before us, or five of a rank") {
  const auto weights = lowestThrown().given(countRanks(ranks("KKK5")));
  CHECK(weightOf(weights, "9TKK") == 0);
  CHECK(weightOf(weights, "5555") == 0);
  CHECK(weightOf(weights, "9TQK") > 0);
}

TEST_CASE("who throws his lowest cards keeps the kings: by counting the sixes that do") {
  // Four kings are kept from every six that has them: 48 choose 2 of 52 choose 6. One throw in a thousand is
  // any two, and then a four is any of the 270,725.
  const double solved = 48 * 47 / 2 / 20'358'520.0, any = 1 / 270'725.0;
  CHECK(weightOf(lowestThrown().of(), "KKKK") == Approx(0.999 * solved + 0.001 * any).epsilon(1e-4));
}

TEST_CASE("hands that nobody keeps are held now and then") {
  CHECK(weightOf(lowestThrown().of(), "AAAA") > 0);
  CHECK(weightOf(lowestThrown().of(), "AAAA") < 1e-6);
}
