#include "tables.h"

#include <fstream>
#include <iterator>

#include "catch.h"

using namespace cribbage;

std::string textOf(const std::string& file) {
  std::ifstream in(std::string(TABLES_FOLDER) + "/" + file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::uint8_t> bytesOf(const std::string& file) {
  const std::string text = textOf(file);
  return {text.begin(), text.end()};
}

const ThrowsTable& throwsTable() {
  static const ThrowsTable table = [] {
    auto read = ThrowsTable::read(bytesOf("crib.bin"));
    REQUIRE(read);
    return *read;
  }();
  return table;
}
