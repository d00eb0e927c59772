#include "solve/board/board_state.h"

#include <array>
#include <fstream>

#include "native/files.h"

namespace cribbage {

std::optional<BegunHalf> BoardState::load(int half, std::size_t scores) const {
  if (file_.empty()) return std::nullopt;
  std::ifstream in(nameOf(half), std::ios::binary);
  std::array<std::uint64_t, 1> key{};
  std::array<int, 1> toGo{};
  BegunHalf begun;
  begun.fates.resize(scores);
  readRaw(in, key);
  readRaw(in, toGo);
  readRaw(in, begun.fates);
  if (!in || key[0] != key_) return std::nullopt;
  begun.toGo = toGo[0];
  return begun;
}

bool BoardState::save(int half, const BegunHalf& begun) const {
  if (file_.empty()) return true;
  return writeWhole(nameOf(half), [&](std::ostream& out) {
    writeRaw(out, std::array{key_});
    writeRaw(out, std::array{begun.toGo});
    writeRaw(out, begun.fates);
  });
}

}  // namespace cribbage
