#pragma once
// The chance of winning in the middle of a deal: from what may still be pegged and shown, in the order of
// scoring, to the board's table.

#include <algorithm>
#include <array>
#include <vector>

#include "cribbage/winning/board_table.h"
#include "cribbage/winning/peg_spread_table.h"
#include "cribbage/winning/to_go.h"

namespace cribbage {

/// How likely the pone's hand has so many points and the dealer's hand and crib together so many.
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
  const double* ofPone(std::size_t pone) const { return chances_.data() + pone * dealers; }

  /// Between which points of the dealer there are chances when the pone has so many.
  struct Range {
    std::size_t first = dealers, end = 0;
  };
  const Range& rangeOf(std::size_t pone) const { return ranges_[pone]; }

  /// The sum of all chances.
  double all() const;

 private:
  std::vector<double> chances_;
  std::array<Range, pones> ranges_{};
};

/// The dealer's chance of winning when the show is next: the pone's hand counts first, then the dealer's hand
/// and crib, and the next deal is the pone's. Both need one hole at least. Times the sum of the chances.
/// About a microsecond.
double dealersChance(ToGo toGo, const ShowSpread& shows, const BoardTable& board);

/// The same when the play is next, which is independent of the show.
double dealersChance(ToGo toGo, const PegOutlook& play, const ShowSpread& shows, const BoardTable& board);

/// The same at the start of a deal, before the cut: `heels` is what the show may be after a starter jack,
/// which gives the dealer two at once, `plain` after any other. The sums of both add to 1.
double dealersChance(ToGo toGo, const PegOutlook& play, const ShowSpread& heels, const ShowSpread& plain,
                     const BoardTable& board);

}  // namespace cribbage
