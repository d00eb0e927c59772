#pragma once
// The files from which solving a board resumes.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solve/board/fate.h"

namespace cribbage {

/// One half of the board as far as it is solved.
struct BegunHalf {
  int toGo = 2;  ///< the holes that both sides together need at the next scores
  std::vector<Fate> fates;
};

/// A file for each half: its key, its progress, and its fates.
class BoardState {
 public:
  /// `key` stands for everything that fates depend on. An empty name stores nothing.
  BoardState(std::string file, std::uint64_t key) : file_(std::move(file)), key_(key) {}

  /// Loads half 0 or 1, with `scores` scores. Empty if there is no whole file with this key.
  std::optional<BegunHalf> load(int half, std::size_t scores) const;

  /// Returns false if the file cannot be written. The earlier file then stays.
  bool save(int half, const BegunHalf& begun) const;

 private:
  std::string nameOf(int half) const { return file_ + "." + std::to_string(half); }

  std::string file_;
  std::uint64_t key_;
};

}  // namespace cribbage
