#pragma once
// How much the dealer's win chance changes if both sides play to win instead of for points, at any score.

#include <string>
#include <vector>

#include "cribbage/board/score_grid.h"

namespace cribbage {

/// How much the dealer's win chance changes when both sides play to win instead of for points. Read from a
/// file written by `solve_winning`, and interpolated linearly between the solved scores. The change is 0 at
/// `far` holes from the end, where the two ways of playing give the same chance.
class WinningPlay {
 public:
  static constexpr int far = 60;

  /// Reads the file, whose first two columns are the holes that dealer and pone need. Returns false unless
  /// every combination of these numbers has a row.
  bool read(const std::string& file);

  /// How much playing to win changes the dealer's win chance, before a deal in which the dealer needs x holes
  /// and the pone y, 1 to 121. It takes heels into account: one time in thirteen the starter is a jack, and
  /// the dealer then needs two fewer holes.
  double gain(int x, int y) const {
    return (12 * gainInPlay(x, y) + (x > 2 ? gainInPlay(x - 2, y) : 0)) / 13;
  }

  /// How much playing to win changes the dealer's win chance from the start of the play, after the starter is
  /// cut. The dealer then needs x holes and the pone y.
  double gainInPlay(int x, int y) const;

 private:
  ScoreGrid grid_;
  std::vector<double> gains_;  // by score of the grid; 0 at the last ones
};

}  // namespace cribbage
