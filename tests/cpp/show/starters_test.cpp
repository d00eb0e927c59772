#include "cribbage/show/starters.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("the starters of three fives and a jack are worth what each is alone") {
  const PointsByStarter points = scoreStarters(hand("5H 5D 5S JC"), false);
  CHECK(points[card("5C").id] == 29);
  CHECK(points[card("AS").id] == 14);
  CHECK(points[card("AC").id] == 15);
}

TEST_CASE("a flush counts four with three suits of starters and five with its own, in the crib only five") {
  const PointsByStarter kept = scoreStarters(hand("2H 4H 6H 8H"), false);
  CHECK(kept[card("KC").id] == 4);
  CHECK(kept[card("KH").id] == 5);
  const PointsByStarter crib = scoreStarters(hand("2H 4H 6H 8H"), true);
  CHECK(crib[card("KC").id] == 0);
  CHECK(crib[card("KH").id] == 5);
}

TEST_CASE("each of the 48 starters of all 270,725 hands scores as it does alone, in any order of the hand") {
  std::int64_t wrong = 0, seen = 0;
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          Hand four{Card::fromId(a), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
          std::rotate(four.begin(), four.begin() + seen % 4, four.end());
          ++seen;
          const PointsByStarter kept = scoreStarters(four, false), crib = scoreStarters(four, true);
          for (const Card starter : CardSet::deck().without(CardSet({four.begin(), four.end()})))
            if (kept[starter.id] != score(four, starter, false) ||
                crib[starter.id] != score(four, starter, true))
              ++wrong;
        }
  CHECK(seen == 270'725);
  CHECK(wrong == 0);
}
