#include "cribbage/board/board_table.h"

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/base/table_bytes.h"
#include "tables.h"

using namespace cribbage;

namespace {

constexpr std::size_t places = std::size_t{BoardTable::holes} * BoardTable::holes;
constexpr std::size_t head = 24;  // bytes of the table before the hashed part

constexpr std::array<double WinOdds::*, 5> parts{&WinOdds::chance, &WinOdds::skunkFor, &WinOdds::skunkAgainst,
                                                 &WinOdds::doubleSkunkFor, &WinOdds::doubleSkunkAgainst};

BoardTable::OddsByPlace anyOdds(std::uint64_t seed, std::uint32_t steps) {
  Random random(seed);
  BoardTable::OddsByPlace odds(places);
  for (WinOdds& one : odds)
    for (const auto part : parts) one.*part = random.below(steps + 1) / static_cast<double>(steps);
  return odds;
}

bool refused(const std::vector<std::uint8_t>& bytes) {
  const auto read = BoardTable::read(bytes);
  return !read && read.error().code == ErrorCode::badTable && read.error().text == "board";
}

}  // namespace

// Calls `see` with each score, and with the part of the odds there in both boards.
template <class See>
void eachChance(const BoardTable& read, const BoardTable::OddsByPlace& written, See see) {
  for (int dealer = 0; dealer < lastHole; ++dealer)
    for (int pone = 0; pone < lastHole; ++pone)
      for (const auto part : parts)
        see(part, read.dealers(dealer, pone).*part, written[BoardTable::place(dealer, pone)].*part);
}

TEST_CASE("a chance of the board is read as it was written, to half a unit") {
  const auto odds = anyOdds(1, 1'000'000);
  const auto read = BoardTable::read(BoardTable(odds).write());
  REQUIRE(read);
  eachChance(*read, odds, [](auto, double chance, double written) {
    REQUIRE(std::abs(chance - written) <= 0.5 / BoardTable::scale);
  });
}

TEST_CASE("chances of 0 and 1 beside each other are read as they were written, but for a doubt") {
  const auto odds = anyOdds(2, 1);
  const auto bytes = BoardTable(odds).write();
  const auto read = BoardTable::read(bytes);
  REQUIRE(read);
  constexpr double doubt = BoardTable::doubt / BoardTable::scale;
  eachChance(*read, odds, [](auto part, double chance, double written) {
    const bool noSkunk = written == 0 && part != &WinOdds::chance;
    REQUIRE(chance == (written == 1 ? 1 - doubt : noSkunk ? 0 : doubt));
  });
  CHECK(read->write() == bytes);
}

TEST_CASE("a board table of random bytes is refused or has only chances from 0 to 1") {
  const auto whole = bytesOf("board.bin");
  Random random(8);
  int taken = 0, others = 0;
  for (int trial = 0; trial < 60; ++trial) {
    auto changed = whole;
    // The table stores differences, so a changed one affects all later chances. Every third trial changes
    // only the last one.
    const std::uint32_t from = trial % 3 == 0 ? static_cast<std::uint32_t>(whole.size() - head - 1) : 0;
    for (std::uint32_t times = random.below(4) + 1; times > 0; --times)
      changed[head + from + random.below(static_cast<std::uint32_t>(whole.size() - head - from))] =
          static_cast<std::uint8_t>(random.below(256));
    changed = hashed(changed, head);
    const auto read = BoardTable::read(changed);
    if (!read) {
      REQUIRE(refused(changed));
      ++others;
      continue;
    }
    ++taken;
    bool sound = true;
    for (int dealer = 0; dealer < lastHole; ++dealer)
      for (int pone = 0; pone < lastHole; ++pone) {
        const WinOdds odds = read->dealers(dealer, pone);
        for (const auto part : parts) sound = sound && odds.*part >= 0 && odds.*part <= 1;
      }
    REQUIRE(sound);
  }
  CHECK(taken > 0);
  CHECK(others > 0);
}

TEST_CASE("a board table with a chance below 0 or above 1 is refused") {
  const auto whole = BoardTable(BoardTable::OddsByPlace(places)).write();
  const auto beginning = [&](std::vector<std::uint8_t> first) {
    auto bytes = whole;
    bytes.erase(bytes.begin() + head);
    bytes.insert(bytes.begin() + head, first.begin(), first.end());
    return hashed(bytes, head);
  };
  CHECK(whole.size() == head + 5 * places);
  CHECK_FALSE(refused(beginning({0})));
  CHECK(refused(beginning({1})));
  CHECK(refused(beginning({0x82, 0x80, 0x04})));  // 32,769 parts of 32,768
  CHECK(refused(beginning({0xff, 0xff, 0xff})));
}
