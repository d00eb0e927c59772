#pragma once
// Some scores out of all, and where any other stands between them.

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace cribbage {

/// Scores by the holes that dealer and pone need, every one of some numbers with every one of some others.
class ScoreGrid {
 public:
  ScoreGrid() = default;
  /// Both in order, two numbers or more each.
  ScoreGrid(std::vector<int> dealers, std::vector<int> pones)
      : dealers_(std::move(dealers)), pones_(std::move(pones)) {}

  /// Nothing where they are not in order, two numbers or more each, from 1 to `farthest`.
  static std::optional<ScoreGrid> make(std::vector<int> dealers, std::vector<int> pones, int farthest);

  const std::vector<int>& dealers() const { return dealers_; }
  const std::vector<int>& pones() const { return pones_; }
  std::size_t size() const { return dealers_.size() * pones_.size(); }

  /// Whether neither side needs more holes than the farthest score of the grid.
  bool holds(int dealer, int pone) const {
    return size() > 0 && dealer <= dealers_.back() && pone <= pones_.back();
  }

  /// The four scores of the grid around a score, with their shares, for linear interpolation. The index of a
  /// score is the dealer's index times the count of pones, plus the pone's index. Shares add to 1. Beyond the
  /// grid the edge is taken.
  using Corner = std::pair<std::size_t, double>;
  std::array<Corner, 4> around(int dealer, int pone) const;

 private:
  std::vector<int> dealers_, pones_;
};

}  // namespace cribbage
