#include "tables.h"

#include <fstream>
#include <iterator>

#include "catch.h"
#include "cribbage/base/table_bytes.h"

std::string textOf(const std::string& file) {
  std::ifstream in(std::string(TABLES_FOLDER) + "/" + file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::uint8_t> bytesOf(const std::string& file) {
  const std::string text = textOf(file);
  return {text.begin(), text.end()};
}

std::vector<std::uint8_t> hashed(std::vector<std::uint8_t> bytes, std::size_t head) {
  const std::uint32_t hash = cribbage::hashOf(std::span(bytes).subspan(head));
  for (std::size_t at = 0; at < 4; ++at) bytes[head - 4 + at] = static_cast<std::uint8_t>(hash >> 8 * at);
  return bytes;
}
