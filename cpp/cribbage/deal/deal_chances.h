#pragma once
// Computes the value of a score in the middle of a deal: from the pegs and shows still to come, in scoring
// order, and then from the board table.

#include <algorithm>
#include <array>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/board/to_go.h"
#include "cribbage/deal/peg_spread_table.h"

namespace cribbage {

/// The joint distribution of the show: the points of the pone's hand, and of the dealer's hand and crib
/// together.
class ShowSpread {
 public:
  static constexpr std::size_t pones = 30, dealers = 64;
  ShowSpread() : chances_(pones * dealers) {}

  void add(std::size_t pone, std::size_t dealer, double chance) {
    chances_[pone * dealers + dealer] += chance;
    Range& range = ranges_[pone];
    range.first = std::min(range.first, dealer);
    range.end = std::max(range.end, dealer + 1);
  }
  const double* ofPone(std::size_t pone) const { return &chances_[pone * dealers]; }

  /// The range of the dealer's points that have non-zero probability when the pone has a given number of
  /// points.
  struct Range {
    std::size_t first = dealers, end = 0;
  };
  const Range& rangeOf(std::size_t pone) const { return ranges_[pone]; }

  /// Return the sum of all probabilities, or of those with `pone` points for the pone.
  double all() const;
  double all(std::size_t pone) const;

 private:
  std::vector<double> chances_;
  std::array<Range, pones> ranges_{};
};

/// Returns the dealer's share (`ScoreShares`) before the show, times the sum of the probabilities of `shows`.
/// The pone's hand is counted first, then the dealer's hand and crib; the pone deals next. Both sides must
/// need at least one hole. Takes about a microsecond.
double dealersShare(ToGo toGo, const ShowSpread& shows, const ScoreShares& scores);

/// Returns the dealer's share before the play. The play and the show are taken as independent. If only one
/// side reaches the last hole in the play, all pegs of the other side are assumed to come before that.
double dealersShare(ToGo toGo, const PegDistribution& play, const ShowSpread& shows,
                    const ScoreShares& scores);

/// Returns the dealer's share before the cut. `heels` is the distribution of the show after a starter jack,
/// which pegs two for the dealer at once. `plain` is the one after any other starter. Together their
/// probabilities add to 1.
double dealersShare(ToGo toGo, const PegDistribution& play, const ShowSpread& heels, const ShowSpread& plain,
                    const ScoreShares& scores);

}  // namespace cribbage
