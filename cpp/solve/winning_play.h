#pragma once
// The gain if both play to win instead of for points, at the solved scores and between them.

#include <string>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// The gain in the dealer's win probability, from the file of `solve_winning`. It is linear between the
/// solved scores, and falls to 0 at `far` holes from the end, where both kinds of play agree.
class WinningPlay {
 public:
  static constexpr int far = 60;

  /// Returns false if the file lacks a score of the grid of its first two columns.
  bool read(const std::string& file);

  /// The gain at the start of a deal when the dealer needs x and the pone y, 1 to 121. It allows for heels:
  /// one time in thirteen the dealer needs two less.
  double gain(int x, int y) const {
    return (12 * gainInPlay(x, y) + (x > 2 ? gainInPlay(x - 2, y) : 0)) / 13;
  }

  /// The gain when the play begins.
  double gainInPlay(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid; 0 at the last ones
};

}  // namespace cribbage
