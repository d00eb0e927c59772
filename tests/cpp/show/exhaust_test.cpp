// Compares the fast scorer with the naive scorer for every hand of four before the cut. tests/cpp/proof
// compares all hands with starters.

#include "catch.h"
#include "cribbage/show/score.h"
#include "naive/naive.h"

using namespace cribbage;

TEST_CASE("all 270,725 hands before the cut score as the naive scorer has them", "[exhaust][proof]") {
  std::int64_t hands = 0, wrong = 0;
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          const Hand four{Card::fromId(c), Card::fromId(a), Card::fromId(d), Card::fromId(b)};
          ++hands;
          for (const bool crib : {false, true})
            if (score(four, crib) != naive::score(four, std::nullopt, crib).total()) ++wrong;
        }
  CHECK(hands == 270'725);
  CHECK(wrong == 0);
}
