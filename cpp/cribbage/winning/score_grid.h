#pragma once
// Some scores out of all, and where any other stands between them.

#include <array>
#include <cstddef>
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

  const std::vector<int>& dealers() const { return dealers_; }
  const std::vector<int>& pones() const { return pones_; }
  std::size_t size() const { return dealers_.size() * pones_.size(); }

  /// Whether nobody needs more than the most of the grid.
  bool holds(int dealer, int pone) const {
    return size() > 0 && dealer <= dealers_.back() && pone <= pones_.back();
  }

  /// The four scores around one, dealer's times how many pones there are and pone's, and their shares, which
  /// add to 1; beyond the grid, those of its edge.
  using Corner = std::pair<std::size_t, double>;
  std::array<Corner, 4> around(int dealer, int pone) const;

 private:
  std::vector<int> dealers_, pones_;
};

}  // namespace cribbage
