#pragma once
// The win chances near the last hole if both sides throw and play to win, from the file of `solve_hands`.

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// A correction that is added to the dealer's win chance at the start of a deal. It is interpolated linearly
/// between the scores of a grid.
class ThrowGains {
 public:
  ThrowGains(ScoreGrid grid, std::vector<double> gains) : grid_(std::move(grid)), gains_(std::move(gains)) {}

  /// Returns the correction if the dealer needs x holes and the pone y.
  double at(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid
};

/// The dealer's win chances in winning-throws.csv, which `solve_hands` writes.
class WinningThrows {
 public:
  /// If one side needs this many holes or more, there is no correction.
  static constexpr int far = 20;

  /// Returns true if the file has at least one score, no other content, and no score beyond `far`.
  bool read(const std::string& file);

  /// The largest number of holes that a side needs at any solved score.
  int farthest() const { return farthest_; }

  /// The dealer's win chance at the start of a deal, when the dealer needs x holes and the pone y. It takes
  /// heels into account: one time in thirteen the starter is a jack, and the dealer then needs two fewer
  /// holes.
  double chance(int x, int y) const;

  /// Returns the correction that turns `others` into the win chances of this file. `others` are the dealer's
  /// win chances at the start of a deal, computed in another way. The correction is 0 if a side needs `far`
  /// holes or more. It is also 0 at scores of the grid that were not solved because the game is practically
  /// decided.
  ThrowGains over(const std::function<double(int x, int y)>& others) const;

 private:
  // Returns the dealer's win chance when the play begins, interpolated linearly between the solved scores.
  double chanceInPlay(int x, int y) const;

  std::map<std::pair<int, int>, double> chances_;  // when the play begins
  int farthest_ = 0;
};

}  // namespace cribbage
