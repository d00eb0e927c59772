#include "cribbage/show/starters.h"

#include "catch.h"
#include "show/every_hand.h"

using namespace cribbage;

TEST_CASE("each of the 48 starters of all 270,725 hands scores as it does alone, in any order of the hand") {
  std::int64_t wrong = 0, seen = 0;
  eachHand([&](Hand four) {
    std::rotate(four.begin(), four.begin() + seen++ % 4, four.end());
    const PointsByStarter kept = scoreStarters(four, false), crib = scoreStarters(four, true);
    for (const Card starter : CardSet::deck().without(CardSet({four.begin(), four.end()})))
      if (kept[starter.id] != score(four, starter, false) || crib[starter.id] != score(four, starter, true))
        ++wrong;
  });
  CHECK(seen == handCount);
  CHECK(wrong == 0);
}
