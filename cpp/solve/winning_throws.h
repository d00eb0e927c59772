#pragma once
// The win chance near the last hole if both throw and play to win, at the solved scores.

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// The correction to the dealer's win chance at the start of a deal, linear between the scores of a grid.
class ThrowGains {
 public:
  ThrowGains(ScoreGrid grid, std::vector<double> gains) : grid_(std::move(grid)), gains_(std::move(gains)) {}

  /// The correction when the dealer needs x and the pone y.
  double at(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid
};

/// The file of `solve_hands`, winning-throws.csv.
class WinningThrows {
 public:
  /// If one side needs this many holes or more, there is no correction.
  static constexpr int far = 20;

  /// Returns true if the file has at least one score, no other content, and no score beyond `far`.
  bool read(const std::string& file);

  /// The most holes that a side needs at a solved score.
  int farthest() const { return farthest_; }

  /// The dealer's win chance at the start of a deal. It allows for heels: one time in thirteen the dealer
  /// needs two less.
  double chance(int x, int y) const;

  /// The correction that turns `others`, win chances at the start of a deal, into those of the solved scores.
  /// It is 0 from `far` holes on, and at scores of the grid that were not solved because they are practically
  /// decided.
  ThrowGains over(const std::function<double(int x, int y)>& others) const;

 private:
  // Returns the chance when the play begins, linear between the solved scores.
  double chanceInPlay(int x, int y) const;

  std::map<std::pair<int, int>, double> chances_;  // when the play begins
  int farthest_ = 0;
};

}  // namespace cribbage
