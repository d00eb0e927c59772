// A hand over the starters that may still be cut.

#include "catch.h"
#include "cribbage/discard/discard.h"
#include "naive/naive.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("4S 5H 5D 6C is worth 12 now and 15.96 with a starter") {
  const Hand four = hand("4S 5H 5D 6C");
  const ShowValue value = valueShow(four, CardSet::deck().without(CardSet(cards("4S 5H 5D 6C"))), false);
  CHECK(value.now == 12);
  CHECK(value.count == 48);
  CHECK(value.sum == 766);
  CHECK(value.mean == 766.0 / 48);
  CHECK(value.min == 12);
  CHECK(value.max == 24);
}

TEST_CASE("only the given starters count, and in the crib by its own rule") {
  const Hand four = hand("2H 4H 6H 8H");
  const ShowValue inHand = valueShow(four, CardSet(cards("TC")), false);
  CHECK(inHand.count == 1);
  CHECK(inHand.mean == naive::score(four, card("TC"), false).total());
  const ShowValue inCrib = valueShow(four, CardSet(cards("TC")), true);
  CHECK(inCrib.sum == inHand.sum - 4);
  CHECK(inCrib.now == inHand.now - 4);
}

TEST_CASE("the least and the most are totals that some starter makes") {
  const Hand four = hand("5H 5D 5S JC");
  const CardSet others = CardSet::deck().without(CardSet(cards("5H 5D 5S JC")));
  const ShowValue value = valueShow(four, others, false);
  CHECK(value.max == 29);
  CHECK(value.histogram[29] == 1);
  int least = 99;
  for (const Card starter : others) least = std::min(least, naive::score(four, starter, false).total());
  CHECK(value.min == least);
}
