#include "fuzz/changed_table.h"

#include <algorithm>

#include "cribbage/base/table_bytes.h"
#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "questions/untrusted.h"
#include "tables/shipped_files.h"

using namespace cribbage;

namespace {

using Bytes = std::vector<std::uint8_t>;

std::uint32_t wordAt(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint32_t word = 0;
  for (unsigned byte = 0; byte < 4; ++byte) word |= std::uint32_t{bytes[at + byte]} << 8 * byte;
  return word;
}

// Finds the end of a table's hash, which follows 8 bytes of magic, the version, and up to four dimensions.
std::size_t headOf(std::span<const std::uint8_t> whole) {
  for (std::size_t head = 16; head <= 32 && head <= whole.size(); head += 4)
    if (hashOf(whole.subspan(head)) == wordAt(whole, head - 4)) return head;
  return 0;
}

void mendHash(Bytes& bytes, std::size_t head) {
  if (head == 0 || head > bytes.size()) return;
  const std::uint32_t hash = hashOf(std::span(bytes).subspan(head));
  for (std::size_t at = 0; at < 4; ++at) bytes[head - 4 + at] = static_cast<std::uint8_t>(hash >> 8 * at);
}

void patch(Bytes& bytes, int how, std::span<const std::uint8_t> patches) {
  for (const std::size_t size = bytes.size(); patches.size() >= 4; patches = patches.subspan(4))
    bytes[(wordAt(patches, 0) & 0xFFFFFF) % size] = patches[3];
  if (how == 1)
    bytes.resize(bytes.size() - std::min(bytes.size(), patches.empty() ? 1 : std::size_t{patches[0]}));
  if (how == 2) bytes.insert(bytes.end(), patches.begin(), patches.end());
}

// Packs a small stakes table: two scores a side, one direction for the leads, none for replies and hands.
Bytes packedStakes() {
  StakesTable::Role leads, replies;
  leads.points = replies.points = {1, 2, 3, 4};
  leads.directions = {{5, -6, 7, -8}};
  leads.cards = {std::vector<std::int8_t>(StakesTable::cardsOf(false), 1)};
  return StakesTable(ScoreGrid({1, 9}, {1, 9}), {leads, replies}).pack();
}

Bytes changedPacked(bool board, int how, std::span<const std::uint8_t> patches) {
  static const Bytes boards = (*shippedTables().board())->pack(), stakes = packedStakes();
  Bytes bytes = board ? boards : stakes;
  patch(bytes, how, patches);
  return bytes;
}

Bytes changed(const ShippedFile& file, int how, std::span<const std::uint8_t> patches) {
  static const auto heads = [] {
    std::vector<std::size_t> all;
    for (const ShippedFile& each : shippedFiles()) all.push_back(headOf(each.bytes));
    return all;
  }();
  const std::span<const std::uint8_t> whole = file.bytes;
  Bytes bytes(whole.begin(), whole.end());
  patch(bytes, how, patches);
  mendHash(bytes, heads[static_cast<std::size_t>(&file - shippedFiles().data())]);
  return bytes;
}

}  // namespace

ChangedTable readChanged(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < 2) return {};
  const auto& file = shippedFiles()[bytes[0] % shippedFiles().size()];
  const std::span<const std::uint8_t> rest = bytes.subspan(2);
  const int how = bytes[1] & 3;
  static const Tables whole = shippedTables();
  ChangedTable table{file.name, whole, ""};
  const bool board = table.name == "board";
  const bool packed = (bytes[1] & 4) != 0 && (board || table.name == "stakes");
  const auto error = how == 3 ? table.tables->give(file.name, rest)
                     : packed ? table.tables->give(file.name, changedPacked(board, how, rest))
                              : table.tables->give(file.name, changed(file, how, rest));
  if (!error) return table;
  return {file.name, std::nullopt, complaintAbout(*error)};
}
