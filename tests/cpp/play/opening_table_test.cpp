// The table of the first three cards: writing and reading, and the shipped one.

#include "cribbage/play/opening_table.h"

#include <cmath>

#include "catch.h"
#include "cribbage/base/random.h"
#include "shipped_play.h"
#include "tables.h"
#include "written.h"

using namespace cribbage;

namespace {

int hand4(std::string_view text) {
  return rankSets().number(ranks(text));
}

}  // namespace

TEST_CASE("chances of two ranks are kept to 1/60, and a third rank's chance is shared between them") {
  OpeningTable table;
  const std::size_t place = OpeningTable::reply(4, hand4("A27K"));
  ByRank chances{};
  chances[1] = 0.3f;
  chances[6] = 0.7f;
  table.setChances(place, chances);
  CHECK(std::abs(table.chances(place)[6] - 0.7f) < 1 / 60.0f);
  CHECK(std::abs(table.chances(place)[1] - 0.3f) < 1 / 60.0f);
  chances[12] = 0.1f;
  table.setChances(place, chances);
  CHECK(table.chances(place)[12] == 0);
  CHECK(table.chances(place)[6] + table.chances(place)[1] == Approx(1));
}

TEST_CASE("net points are kept to 1/64 of a point, and large losses less closely") {
  OpeningTable table;
  const std::size_t place = OpeningTable::lead(hand4("233Q"));
  ByRank nets{};
  nets[1] = -2.3f;
  nets[2] = 1.234f;
  nets[11] = -4.5f;
  table.setNets(place, nets);
  CHECK(std::abs(table.nets(place)[1] + 2.3f) < 1 / 8.0f);
  CHECK(std::abs(table.nets(place)[2] - 1.234f) < 1 / 64.0f);
  CHECK(table.nets(place)[11] < -2.7f);
  CHECK(table.nets(place)[5] == 0);
}

TEST_CASE("the dealer replies to a ten with a five") {
  const OpeningTable& opening = *shippedPlay().opening;
  CHECK(opening.chances(OpeningTable::reply(9, hand4("58QK")))[4] > 0.9f);
  CHECK(opening.nets(OpeningTable::reply(9, hand4("58QK")))[4] >
        opening.nets(OpeningTable::reply(9, hand4("58QK")))[12] + 0.3f);
}
