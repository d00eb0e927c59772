// Compares the fast scorer with the naive scorer for every hand of four before the cut. tests/cpp/proof
// compares all hands with starters.

#include "catch.h"
#include "naive/naive.h"
#include "show/every_hand.h"

using namespace cribbage;

TEST_CASE("all 270,725 hands before the cut score as the naive scorer has them", "[exhaust][proof]") {
  std::int64_t hands = 0, wrong = 0;
  eachHand([&](const Hand& hand) {
    const Hand four{hand[2], hand[0], hand[3], hand[1]};
    ++hands;
    for (const bool crib : {false, true})
      if (score(four, crib) != naive::score(four, std::nullopt, crib).total()) ++wrong;
  });
  CHECK(hands == handCount);
  CHECK(wrong == 0);
}
