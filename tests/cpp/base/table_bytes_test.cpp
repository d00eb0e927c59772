// Numbers in the bytes of a table.

#include "cribbage/base/table_bytes.h"

#include "catch.h"

using namespace cribbage;

namespace {

TableHead head() {
  return {"numbers", "numbers", "15-2test"};
}

}  // namespace

TEST_CASE("a number takes a byte for every seven bits and comes back as it went") {
  const std::pair<int, std::size_t> numbers[] = {
      {0, 1},       {127, 1},           {128, 2},     {(1 << 14) - 1, 2},
      {1 << 14, 3}, {(1 << 21) - 1, 3}, {1 << 21, 4}, {(1 << 28) - 1, 4}};
  for (const auto& [number, bytes] : numbers) {
    CAPTURE(number);
    TableWriter writer;
    writer.number(number);
    CHECK(writer.body().size() == bytes);
    const TableHead named = head();
    const auto table = writer.finish(named);
    TableReader reader(named, table);
    CHECK(reader.number() == number);
    CHECK_FALSE(reader.finish());
  }
}

TEST_CASE("a number ends with its fourth byte, whatever that byte says of more") {
  TableWriter writer;
  for (int byte = 0; byte < 5; ++byte) writer.byte(0x81);
  const TableHead named = head();
  const auto table = writer.finish(named);
  TableReader reader(named, table);
  CHECK(reader.number() == 1 + (1 << 7) + (1 << 14) + (1 << 21));
  CHECK(reader.rest().size() == 1);
}
