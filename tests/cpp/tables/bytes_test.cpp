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
struct NameAndHead {
  const char* name;
  std::size_t head;
};
template <class Table>
constexpr NameAndHead about = std::is_same_v<Table, ThrowsTable>      ? NameAndHead{"crib", 24}
                              : std::is_same_v<Table, HandPegsTable>  ? NameAndHead{"play", 24}
                              : std::is_same_v<Table, OpeningTable>   ? NameAndHead{"opening", 20}
                              : std::is_same_v<Table, StakesTable>    ? NameAndHead{"stakes", 16}
                              : std::is_same_v<Table, PegSpreadTable> ? NameAndHead{"pegging", 24}
                                                                      : NameAndHead{"board", 24};

using EveryTable =
    std::tuple<ThrowsTable, HandPegsTable, OpeningTable, StakesTable, PegSpreadTable, BoardTable>;
using Packing = std::tuple<StakesTable, BoardTable>;

template <class Table>
const Bytes& shippedBytes() {
  static const Bytes bytes = bytesOf(std::string(about<Table>.name) + ".bin");
  return bytes;
}

template <class Table>
bool refused(const Bytes& bytes) {
  const auto read = Table::read(bytes);
  return !read && read.error().code == ErrorCode::badTable && read.error().text == about<Table>.name;
}

Bytes cut(const Bytes& bytes, std::size_t length) {
  return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)};
}

template <class Table>
Bytes hashed(const Bytes& bytes) {
  return ::hashed(bytes, about<Table>.head);
}

Bytes longer(Bytes bytes) {
  bytes.push_back(0);
  return bytes;
}

Bytes flipped(Bytes bytes, std::size_t at, unsigned bit) {
  bytes[at] ^= static_cast<std::uint8_t>(1u << bit);
  return bytes;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a table is written as it was read", "", EveryTable) {
  const auto read = TestType::read(shippedBytes<TestType>());
  REQUIRE(read);
  CHECK(read->write() == shippedBytes<TestType>());
}

TEMPLATE_LIST_TEST_CASE("a table that is cut short, lengthened, changed or of another kind is refused", "",
                        EveryTable) {
  const Bytes& whole = shippedBytes<TestType>();
  CHECK(refused<TestType>({}));
  CHECK(refused<TestType>({'n', 'o', ' ', 't', 'a', 'b', 'l', 'e'}));
  CHECK(refused<TestType>(cut(whole, about<TestType>.head)));
  for (std::size_t at = 0; at < about<TestType>.head; ++at) {
    CHECK(refused<TestType>(cut(whole, at)));
    for (unsigned bit = 0; bit < 8; ++bit) CHECK(refused<TestType>(flipped(whole, at, bit)));
  }
  Random random(4);
  for (int trial = 0; trial < 20; ++trial) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(whole.size()));
    CHECK(refused<TestType>(cut(whole, at)));
    CHECK(refused<TestType>(flipped(whole, at, random.below(8))));
  }
  CHECK(refused<TestType>(longer(whole)));
}

TEMPLATE_LIST_TEST_CASE("a table of the wrong length is refused though its hash is right", "", EveryTable) {
  const Bytes& whole = shippedBytes<TestType>();
  CHECK(hashed<TestType>(whole) == whole);
  Random random(7);
  for (int trial = 0; trial < 20; ++trial) {
    const std::size_t body = whole.size() - about<TestType>.head;
    const std::size_t left = random.below(static_cast<std::uint32_t>(body));
    CHECK(refused<TestType>(hashed<TestType>(cut(whole, about<TestType>.head + left))));
  }
  CHECK(refused<TestType>(hashed<TestType>(longer(whole))));
}

TEMPLATE_LIST_TEST_CASE("the bytes of one table are no other table", "", EveryTable) {
  for (const char* name : {"crib", "play", "opening", "stakes", "pegging", "board"})
    CHECK(refused<TestType>(bytesOf(std::string(name) + ".bin")) ==
          (std::string_view(name) != about<TestType>.name));
}

// These two tables are sent over the network in a packed form.
TEMPLATE_LIST_TEST_CASE("a packed table reads as the table itself, in less than gzip needs", "", Packing) {
  const Bytes& whole = shippedBytes<TestType>();
  const Bytes packed = TestType::read(whole)->pack();
  // gzip -9 needs 0.27 of the bytes of the stakes table, and 0.36 of the board table.
  CHECK(packed.size() * 5 < whole.size());
  const auto read = TestType::read(packed);
  REQUIRE(read);
  CHECK(read->write() == whole);
}

TEMPLATE_LIST_TEST_CASE("a packed table that is cut short, lengthened or changed is refused", "", Packing) {
  const Bytes packed = TestType::read(shippedBytes<TestType>())->pack();
  constexpr std::size_t head = about<TestType>.head;
  Random random(9);
  const auto anywhere = [&] { return random.below(static_cast<std::uint32_t>(packed.size())); };
  const auto anyBit = [&](std::size_t at) { return flipped(packed, at, random.below(8)); };
  CHECK(refused<TestType>(cut(packed, head)));
  for (std::size_t at = 0; at < head; at += 3) CHECK(refused<TestType>(anyBit(at)));
  for (const std::size_t at : {head, head + 1, packed.size() - 4, packed.size() - 1})
    CHECK(refused<TestType>(anyBit(at)));
  for (int trial = 0; trial < 3; ++trial) {
    CHECK(refused<TestType>(anyBit(anywhere())));
    CHECK(refused<TestType>(cut(packed, anywhere())));
  }
  CHECK(refused<TestType>(longer(packed)));
  CHECK(refused<TestType>(hashed<TestType>(packed)));
}
