#pragma once
// The chance of winning near the last hole when both throw and play to win, where that was solved.

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// What is added to the dealer's chance at the start of a deal, linear between the scores of a grid.
class ThrowGains {
 public:
  ThrowGains(ScoreGrid grid, std::vector<double> gains) : grid_(std::move(grid)), gains_(std::move(gains)) {}

  /// When the dealer needs x and the pone y.
  double at(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid
};

/// From the file of `solve_hands`, winning-throws.csv.
class WinningThrows {
 public:
  /// From so many holes of one side on, another solution is taken as it is.
  static constexpr int far = 20;

  /// Returns true where the file has a score and nothing but scores.
  bool read(const std::string& file);

  /// The most holes that a side needs at a solved score.
  int farthest() const { return farthest_; }

  /// The dealer's chance at the start of a deal: after a jack is cut, one time in thirteen, the dealer needs
  /// two less.
  double chance(int x, int y) const;

  /// What is to be added to other chances at the start of a deal, so that those of the solved scores come
  /// out; 0 from `far` holes on, and at scores of the grid that are as good as decided and were not solved.
  ThrowGains over(const std::function<double(int x, int y)>& others) const;

 private:
  // When the play begins, linear between the solved scores.
  double chanceInPlay(int x, int y) const;

  std::map<std::pair<int, int>, double> chances_;  // when the play begins
  int farthest_ = 0;
};

}  // namespace cribbage
