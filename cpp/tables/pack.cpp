// Compresses a table for download: `pack_tables FROM TO`. Unpacks the result and compares it with the
// original.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"

using namespace cribbage;

namespace {

// Packs the bytes of a table. Returns false if they are not a table of this type, or if unpacking gives other
// bytes.
template <class Table>
bool pack(std::vector<std::uint8_t>& bytes) {
  const auto table = Table::read(bytes);
  if (!table) return false;
  const std::vector<std::uint8_t> packed = table->pack();
  const auto again = Table::read(packed);
  if (!again || again->write() != bytes) return false;
  bytes = packed;
  return true;
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) {
    std::fprintf(stderr, "pack_tables FROM TO\n");
    return 2;
  }
  std::ifstream in(words[1], std::ios::binary);
  std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in), {}};
  if (!pack<BoardTable>(bytes) && !pack<StakesTable>(bytes)) {
    std::fprintf(stderr, "%s is no table that packs\n", words[1]);
    return 1;
  }
  std::ofstream out(words[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (out) return 0;
  std::fprintf(stderr, "%s could not be written\n", words[2]);
  return 1;
}
