#pragma once
// The value of every score under one objective, as a share from 0 to 1.

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/board/objective.h"

namespace cribbage {

/// The dealer's share (`shareOf`) at every score, and at the end of a game, under one objective. Both sides
/// are assumed to play as in the board's solution. Takes some 40 µs to build, and 300 kB of memory.
class ScoreShares {
 public:
  explicit ScoreShares(const BoardTable& board, Objective objective = Objective::win);

  /// Returns the dealer's shares at the start of a deal, one for each score of the pone from 0 to 120, in
  /// units of 1/`BoardTable::scale`.
  const double* dealersParts(int dealer) const { return &parts_[BoardTable::place(dealer, 0)]; }

  /// Returns the dealer's shares after the show, when the pone deals next, in the same units. There is one
  /// for each score of the dealer from `dealer` on. The last `beyond` scores are above 120: the dealer has
  /// won.
  const double* afterShow(int pone, int dealer) const {
    return &after_[static_cast<std::size_t>(pone * afterRow + dealer)];
  }
  static constexpr int beyond = 64;

  /// Returns the dealer's share at the start of a deal, from 0 to 1. At 0 to 0 it is 0.56 for `win`.
  double dealers(int dealer, int pone) const { return dealersParts(dealer)[pone] / BoardTable::scale; }

  /// Return the dealer's share of a finished game: `dealerOut` if the dealer has won, `poneOut` if the pone
  /// has. The argument is the loser's score.
  double dealerOut(int poneScore) const {
    assert(poneScore >= 0 && poneScore < BoardTable::holes);
    return ends_[static_cast<std::size_t>(poneScore)];
  }
  double poneOut(int dealerScore) const { return 1 - dealerOut(dealerScore); }

  /// Returns the dealer's share if the dealer's win chance is `winChance` and no skunk is possible any more.
  double withoutSkunks(double winChance) const {
    const double least = poneOut(lastHole - 1);
    return least + winChance * (dealerOut(lastHole - 1) - least);
  }

 private:
  static constexpr int afterRow = BoardTable::holes + beyond;
  std::vector<double> parts_;                     // by `BoardTable::place`
  std::vector<double> after_;                     // a row for each score of the pone, by the dealer's
  std::array<double, BoardTable::holes> ends_{};  // the winner's share, by the points of the loser
};

/// Moves a share by `by`. Once it has gone half of the way to 0 or 1, it moves less and less, and it never
/// gets three quarters of the way. So no correction makes an outcome certain, and a greater correction always
/// moves the share farther. For example, 0.5 moved by 0.1 is 0.6; 0.99 moved by 0.1 is 0.99744.
constexpr double moved(double share, double by) {
  if (by > 0) return 1 - moved(1 - share, -by);
  const double half = share / 2;
  if (-by <= half) return share + by;
  const double beyond = -by - half;
  return half - beyond * half / (half + 2 * beyond);
}

/// Multiplies the odds of a chance by a positive factor. For example, 0.5 times 3 becomes 0.75. The chances 0
/// and 1 stay as they are.
constexpr double withOddsTimes(double chance, double factor) {
  return factor * chance / (factor * chance + (1 - chance));
}

}  // namespace cribbage
