#pragma once
// A grid of scores, with interpolation between them.

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cribbage {

/// A grid of scores, in holes to go: each number in the dealer's list with each number in the pone's list.
class ScoreGrid {
 public:
  ScoreGrid() = default;
  /// Both lists must be ascending and have at least two numbers.
  ScoreGrid(std::vector<int> dealers, std::vector<int> pones)
      : dealers_(std::move(dealers)), pones_(std::move(pones)) {}

  /// Returns nothing unless both lists are strictly ascending, have at least two numbers, and stay within 1
  /// to `farthest`.
  static std::optional<ScoreGrid> make(std::vector<int> dealers, std::vector<int> pones, int farthest);

  const std::vector<int>& dealers() const { return dealers_; }
  const std::vector<int>& pones() const { return pones_; }
  std::size_t size() const { return dealers_.size() * pones_.size(); }

  /// Whether each side needs at most as many holes as at the farthest score of the grid.
  bool holds(int dealer, int pone) const {
    return size() > 0 && dealer <= dealers_.back() && pone <= pones_.back();
  }

  /// Returns the four scores of the grid around a score, with their weights for linear interpolation, which
  /// add to 1. The index of a score is the dealer's index times the length of the pone's list, plus the
  /// pone's index. A score beyond the grid counts as the nearest one on the edge.
  using Corner = std::pair<std::size_t, double>;
  std::array<Corner, 4> around(int dealer, int pone) const;

 private:
  std::vector<int> dealers_, pones_;
};

}  // namespace cribbage
