#pragma once
// What every score is worth to one objective.

#include <algorithm>
#include <array>
#include <vector>

#include "cribbage/board/objective.h"

namespace cribbage {

/// The dealer's share of an objective from every score, and at the end of a game. Both play as those do whose
/// board it is. Made in some 40 µs; 300 kB.
class ScoreShares {
 public:
  explicit ScoreShares(const BoardTable& board, Objective objective = Objective::win);

  /// At the start of a deal, in parts of `BoardTable::scale`, for each score of the pone from 0 to 120.
  const double* dealersParts(int dealer) const { return &parts_[BoardTable::place(dealer, 0)]; }

  /// What is left of that to the pone, who deals next, for each score of the dealer from `dealer` on. Behind
  /// 120 the dealer has won. `beyond` scores of those can be read.
  const double* afterShow(int pone, int dealer) const {
    return &after_[static_cast<std::size_t>(pone * afterRow + dealer)];
  }
  static constexpr int beyond = 64;

  /// The same from 0 to 1, by the scores of the dealer and the pone. Example: at 0 to 0 it is 0.56 of `win`.
  double dealers(int dealer, int pone) const { return dealersParts(dealer)[pone] / BoardTable::scale; }

  /// When the dealer has won from a pone of so many points, or the pone from a dealer of so many.
  double dealerOut(int poneScore) const { return ends_[static_cast<std::size_t>(poneScore)]; }
  double poneOut(int dealerScore) const { return 1 - ends_[static_cast<std::size_t>(dealerScore)]; }

 private:
  static constexpr int afterRow = BoardTable::holes + beyond;
  std::vector<double> parts_;                     // by `BoardTable::place`
  std::vector<double> after_;                     // a row for each score of the pone, by the dealer's
  std::array<double, BoardTable::holes> ends_{};  // the winner's, by the points of the loser
};

/// A share that is moved by so much. Beyond half of the way to 0 or 1 it moves less and less, and never gets
/// three quarters of the way: no correction makes certain what is not, and of two corrections the greater one
/// moves it farther. Examples: 0.5 moved by 0.1 is 0.6, 0.99 moved by 0.1 is 0.99744.
constexpr double moved(double share, double by) {
  if (by > 0) return 1 - moved(1 - share, -by);
  const double half = share / 2;
  if (-by <= half) return share + by;
  const double beyond = -by - half;
  return half - beyond * half / (half + 2 * beyond);
}

}  // namespace cribbage
