#include "cribbage/play/opening_table.h"

#include "catch.h"
#include "cribbage/base/table_bytes.h"
#include "shipped.h"
#include "tables.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("chances of two ranks are kept to 1/60, and a third rank's chance is shared between them") {
  OpeningTable table;
  const std::size_t place = OpeningTable::reply(4, setOf("A27K"));
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

TEST_CASE("a pair is one choice, and an ace beside it keeps its own chance") {
  OpeningTable table;
  for (const char* held : {"AA2K", "A22K", "A2KK"}) {
    const std::size_t place = OpeningTable::lead(setOf(held));
    ByRank chances{};
    chances[0] = 0.6f;
    chances[12] = 0.4f;
    table.setChances(place, chances);
    CAPTURE(held);
    CHECK(OpeningTable::choicesAt(place).count == 3);
    CHECK(std::abs(table.chances(place)[0] - 0.6f) < 1 / 60.0f);
    CHECK(std::abs(table.chances(place)[12] - 0.4f) < 1 / 60.0f);
  }
}

TEST_CASE("net points are kept to 1/64 of a point, and large losses less closely") {
  OpeningTable table;
  const std::size_t place = OpeningTable::lead(setOf("233Q"));
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
  const std::size_t place = OpeningTable::reply(9, setOf("58QK"));
  CHECK(opening.chances(place)[4] > 0.9f);
  CHECK(opening.nets(place)[4] > opening.nets(place)[12] + 0.3f);
}

TEST_CASE("an opening table that plays cards that are not held, or loses what is not counted, is refused") {
  constexpr std::size_t head = 20;
  const auto said = [](std::size_t at, std::uint8_t byte) {
    std::vector<std::uint8_t> bytes = bytesOf("opening.bin");
    bytes[at] = byte;
    const auto read = OpeningTable::read(hashed(bytes, head));
    return read ? "" : read.error().message;
  };
  const std::string refusal = "The table of openings plays cards that are not held.";
  CHECK(said(head, 0).empty());  // four aces are one choice
  CHECK(said(head, 1) == refusal);
  CHECK(said(head, 4) == refusal);
  const std::size_t last = bytesOf("opening.bin").size() - 1;
  CHECK(said(last, 58).empty());
  CHECK(said(last, 59) == refusal);
}
