#include "cribbage/deal/peg_spread.h"

#include "catch.h"

using namespace cribbage;

TEST_CASE("a spread is tilted to the means of its two sides apart") {
  // The sides peg independently of each other: the pone none or two, the dealer none or four.
  const PeggedSpread even{{0, 0, 0.25}, {0, 4, 0.25}, {2, 0, 0.25}, {2, 4, 0.25}};
  const PeggedSpread tilt = tilted(even, 0.5, 3);
  const std::array<double, 4> chances{0.1875, 0.5625, 0.0625, 0.1875};  // a quarter and three quarters
  REQUIRE(tilt.size() == 4);
  for (std::size_t at = 0; at < 4; ++at) CHECK(tilt[at].chance == Approx(chances[at]).margin(1e-6));
}

TEST_CASE("a play with one outcome, or with pegs that go together, has nothing to tilt") {
  const PeggedSpread one{{2, 3, 1}}, together{{0, 0, 0.5}, {2, 4, 0.5}};
  CHECK(tilted(one, 5, 5)[0].chance == 1);
  for (const Pegged& pegged : tilted(together, 0.5, 3)) CHECK(pegged.chance == 0.5);
}
