#pragma once
// Saves and loads the win chances that `solve_board` has solved so far in each half, so that it can resume.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solve/board/fate.h"

namespace cribbage {

/// One of the two halves, solved for some of the scores.
struct BegunHalf {
  int toGo = 2;  ///< the holes that both sides together need at the next scores
  std::vector<Fate> fates;
};

/// Keeps a file for each half, with its key, its progress and its fates.
class BoardState {
 public:
  /// `key` identifies everything that the fates depend on. If the file name is empty, nothing is stored.
  BoardState(std::string file, std::uint64_t key) : file_(std::move(file)), key_(key) {}

  /// Loads half 0 or half 1, with `scores` fates. Returns nothing if there is no complete file with this key.
  std::optional<BegunHalf> load(int half, std::size_t scores) const;

  /// Saves half 0 or half 1. If the file cannot be written, returns false and leaves an earlier file as it
  /// was.
  bool save(int half, const BegunHalf& begun) const;

 private:
  std::string nameOf(int half) const { return file_ + "." + std::to_string(half); }

  std::string file_;
  std::uint64_t key_;
};

}  // namespace cribbage
