#pragma once
// How much the dealer's win chance changes if both sides play to win instead of for points, at any score.

#include <string>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// The change in the dealer's win chance if both sides play to win, read from a file of `solve_winning`. It
/// is interpolated linearly between the solved scores, and falls to 0 at `far` holes from the end, where both
/// ways to play agree.
class WinningPlay {
 public:
  static constexpr int far = 60;

  /// Reads the file, whose first two columns are the holes that dealer and pone need. Returns false unless
  /// every combination of these numbers has a row.
  bool read(const std::string& file);

  /// The change at the start of a deal, when the dealer needs x holes and the pone y, 1 to 121. It takes
  /// heels into account: one time in thirteen the starter is a jack, and the dealer then needs two holes
  /// less.
  double gain(int x, int y) const {
    return (12 * gainInPlay(x, y) + (x > 2 ? gainInPlay(x - 2, y) : 0)) / 13;
  }

  /// The change at the same score if the starter is already cut and the play begins.
  double gainInPlay(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid; 0 at the last ones
};

}  // namespace cribbage
