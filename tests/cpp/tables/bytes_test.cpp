// Properties of the bytes of every shipped table, whatever its content.

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/base/table_bytes.h"
#include "cribbage/board/board_table.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/play/opening_table.h"
#include "tables.h"

using namespace cribbage;

namespace {

using Bytes = std::vector<std::uint8_t>;

// The name under which the engine is given a table, and the number of bytes in the table's head.
template <class Table>
struct Named;
template <const char* text, std::size_t bytes>
struct NameAndHead {
  static constexpr const char* name = text;
  static constexpr std::size_t head = bytes;
};
constexpr char crib[] = "crib", play[] = "play", opening[] = "opening", stakes[] = "stakes",
               pegging[] = "pegging", board[] = "board";
template <>
struct Named<ThrowsTable> : NameAndHead<crib, 24> {};
template <>
struct Named<HandPegsTable> : NameAndHead<play, 24> {};
template <>
struct Named<OpeningTable> : NameAndHead<opening, 20> {};
template <>
struct Named<StakesTable> : NameAndHead<stakes, 16> {};
template <>
struct Named<PegSpreadTable> : NameAndHead<pegging, 24> {};
template <>
struct Named<BoardTable> : NameAndHead<board, 24> {};

template <class Table>
const Bytes& shippedBytes() {
  static const Bytes bytes = bytesOf(std::string(Named<Table>::name) + ".bin");
  return bytes;
}

template <class Table>
bool refused(const Bytes& bytes) {
  const auto read = Table::read(bytes);
  return !read && read.error().code == ErrorCode::badTable && read.error().text == Named<Table>::name;
}

Bytes cut(const Bytes& bytes, std::size_t length) {
  return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)};
}

// Returns the bytes with a matching hash, so that an error in them must be found by other checks.
template <class Table>
Bytes hashed(Bytes bytes) {
  constexpr std::size_t head = Named<Table>::head;
  const std::uint32_t hash = hashOf(std::span(bytes).subspan(head));
  for (std::size_t at = 0; at < 4; ++at) bytes[head - 4 + at] = static_cast<std::uint8_t>(hash >> 8 * at);
  return bytes;
}

}  // namespace

TEMPLATE_TEST_CASE("a table is written as it was read", "", ThrowsTable, HandPegsTable, OpeningTable,
                   StakesTable, PegSpreadTable, BoardTable) {
  const auto read = TestType::read(shippedBytes<TestType>());
  REQUIRE(read);
  CHECK(read->write() == shippedBytes<TestType>());
}

TEMPLATE_TEST_CASE("a table that is cut short, lengthened, changed or of another kind is refused", "",
                   ThrowsTable, HandPegsTable, OpeningTable, StakesTable, PegSpreadTable, BoardTable) {
  const Bytes& whole = shippedBytes<TestType>();
  CHECK(refused<TestType>({}));
  CHECK(refused<TestType>({'n', 'o', ' ', 't', 'a', 'b', 'l', 'e'}));
  CHECK(refused<TestType>(cut(whole, Named<TestType>::head)));
  for (std::size_t at = 0; at < Named<TestType>::head; ++at) {
    Bytes changed = whole;
    changed[at] ^= 1;
    CHECK(refused<TestType>(changed));
  }
  Random random(4);
  for (int trial = 0; trial < 20; ++trial) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(whole.size()));
    CHECK(refused<TestType>(cut(whole, at)));
    Bytes changed = whole;
    changed[at] ^= static_cast<std::uint8_t>(1u << random.below(8));
    CHECK(refused<TestType>(changed));
  }
  Bytes longer = whole;
  longer.push_back(0);
  CHECK(refused<TestType>(longer));
}

TEMPLATE_TEST_CASE("a table of the wrong length is refused though its hash is right", "", ThrowsTable,
                   HandPegsTable, OpeningTable, StakesTable, PegSpreadTable, BoardTable) {
  const Bytes& whole = shippedBytes<TestType>();
  CHECK(hashed<TestType>(whole) == whole);
  Random random(7);
  for (int trial = 0; trial < 20; ++trial) {
    const std::size_t body = whole.size() - Named<TestType>::head;
    const std::size_t left = random.below(static_cast<std::uint32_t>(body));
    CHECK(refused<TestType>(hashed<TestType>(cut(whole, Named<TestType>::head + left))));
  }
  Bytes longer = whole;
  longer.push_back(0);
  CHECK(refused<TestType>(hashed<TestType>(longer)));
}

TEMPLATE_TEST_CASE("the bytes of one table are no other table", "", ThrowsTable, HandPegsTable, OpeningTable,
                   StakesTable, PegSpreadTable, BoardTable) {
  for (const char* name : {crib, play, opening, stakes, pegging, board})
    CHECK(refused<TestType>(bytesOf(std::string(name) + ".bin")) ==
          (std::string_view(name) != Named<TestType>::name));
}

// These two tables are sent over the network in a packed form.
TEMPLATE_TEST_CASE("a packed table reads as the table itself, in less than gzip needs", "", StakesTable,
                   BoardTable) {
  const Bytes& whole = shippedBytes<TestType>();
  const Bytes packed = TestType::read(whole)->pack();
  // gzip -9 needs 0.27 of the bytes of the stakes table, and 0.36 of the board table.
  CHECK(packed.size() * 5 < whole.size());
  const auto read = TestType::read(packed);
  REQUIRE(read);
  CHECK(read->write() == whole);
}

TEMPLATE_TEST_CASE("a packed table that is cut short, lengthened or changed is refused", "", StakesTable,
                   BoardTable) {
  const Bytes packed = TestType::read(shippedBytes<TestType>())->pack();
  constexpr std::size_t head = Named<TestType>::head;
  Random random(9);
  const auto anywhere = [&] { return random.below(static_cast<std::uint32_t>(packed.size())); };
  const auto flipped = [&](std::size_t at) {
    Bytes changed = packed;
    changed[at] ^= static_cast<std::uint8_t>(1u << random.below(8));
    return changed;
  };
  CHECK(refused<TestType>(cut(packed, head)));
  for (std::size_t at = 0; at < head; at += 3) CHECK(refused<TestType>(flipped(at)));
  for (const std::size_t at : {head, head + 1, packed.size() - 4, packed.size() - 1})
    CHECK(refused<TestType>(flipped(at)));
  for (int trial = 0; trial < 3; ++trial) {
    CHECK(refused<TestType>(flipped(anywhere())));
    CHECK(refused<TestType>(cut(packed, anywhere())));
  }
  Bytes longer = packed;
  longer.push_back(0);
  CHECK(refused<TestType>(longer));
  CHECK(refused<TestType>(hashed<TestType>(packed)));
}

TEMPLATE_TEST_CASE("a table that does not pack is refused if it says that it does", "", ThrowsTable,
                   HandPegsTable, OpeningTable, PegSpreadTable) {
  Bytes marked = shippedBytes<TestType>();
  marked[11] |= 0x80;  // the highest bit of the version
  CHECK(refused<TestType>(marked));
}
