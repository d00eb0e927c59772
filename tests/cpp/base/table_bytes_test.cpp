#include "cribbage/base/table_bytes.h"

#include "catch.h"

using namespace cribbage;

namespace {

TableHead someHead() {
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
    const TableHead named = someHead();
    const auto table = writer.finish(named);
    TableReader reader(named, table);
    CHECK(reader.number() == number);
    CHECK_FALSE(reader.finish());
  }
}

TEST_CASE("a number ends with its fourth byte, whatever that byte says of more") {
  TableWriter writer;
  for (int byte = 0; byte < 5; ++byte) writer.byte(0x81);
  const TableHead named = someHead();
  const auto table = writer.finish(named);
  TableReader reader(named, table);
  CHECK(reader.number() == 1 + (1 << 7) + (1 << 14) + (1 << 21));
  CHECK(reader.rest().size() == 1);
}

TEST_CASE("a table that is not the one asked for says in what it differs") {
  const TableHead asked{"numbers", "numbers", "15-2test", 2, {3}, true};
  const auto refusal = [&](const TableHead& written, bool cut = false) {
    TableWriter writer;
    writer.number(7);
    auto bytes = writer.finish(written);
    if (cut) bytes.back() ^= 1;
    TableReader reader(asked, bytes);
    const auto error = reader.error();
    return error ? error->message : std::string();
  };
  CHECK(refusal(asked).empty());
  CHECK(refusal({"numbers", "numbers", "15-2text", 2, {3}, true}) == "That is not a table of numbers.");
  CHECK(refusal({"numbers", "numbers", "15-2test", 1, {3}, true}) ==
        "The table of numbers is from another version.");
  CHECK(refusal({"numbers", "numbers", "15-2test", 2, {4}, true}) ==
        "The table of numbers has the wrong dimensions.");
  CHECK(refusal(asked, true) == "The table of numbers is damaged.");
}
