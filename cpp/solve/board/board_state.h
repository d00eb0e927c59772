#pragma once
// The files that a board is solved on from.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solve/board/fate.h"

namespace cribbage {

/// A half of the board as far as it is solved.
struct BegunHalf {
  int toGo = 2;  ///< the holes to go together at the scores that come next
  std::vector<Fate> fates;
};

/// A file for each half: its key, how far it is, and its fates.
class BoardState {
 public:
  /// `key` stands for everything that fates depend on. Without a name nothing is kept.
  BoardState(std::string file, std::uint64_t key) : file_(std::move(file)), key_(key) {}

  /// Half 0 or 1, of so many scores. Nothing where there is no whole file with this key.
  std::optional<BegunHalf> load(int half, std::size_t scores) const;

  /// False where it cannot be written; the file before it stays.
  bool save(int half, const BegunHalf& begun) const;

 private:
  std::string nameOf(int half) const { return file_ + "." + std::to_string(half); }

  std::string file_;
  std::uint64_t key_;
};

}  // namespace cribbage
