#pragma once
// The gain when both play to win instead of for points, at the scores where that was solved and between.

#include <string>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// The gain of the dealer's win probability, from the file of `solve_winning`. It is linear between the
/// solved scores, and falls to 0 where both play alike, `far` holes from the end.
class WinningPlay {
 public:
  static constexpr int far = 60;

  /// Returns true where every score of the grid of its first two columns was there.
  bool read(const std::string& file);

  /// At the start of a deal, when the dealer needs x and the pone y, 1 to 121: after a jack is cut, one time
  /// in thirteen, the dealer needs two less.
  double gain(int x, int y) const {
    return (12 * gainInPlay(x, y) + (x > 2 ? gainInPlay(x - 2, y) : 0)) / 13;
  }

  /// When the play begins.
  double gainInPlay(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid; of the last ones, nought
};

}  // namespace cribbage
