#pragma once
// The utility of the hands that an opponent may keep, for an opponent who plays for the objective.

#include <array>
#include <span>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// The opponent's share of the objective (0 to 1) at the discard, by the kind of the kept hand
/// (`PegSpreadTable`), its points, and the pair discarded. Our show is that of `ThrowsTable`, and independent
/// of their cards.
class HandUtilities {
 public:
  using ByPair = ShowPrior::ByPair;
  static constexpr std::size_t hands = OpponentShows::hands;

  /// `score` is the score at the discard, 0 to 120 each. Takes some tenths of a millisecond. The arguments
  /// need not outlive this.
  HandUtilities(Score score, bool theyDeal, const ShowPrior& ourShow, const PegSpreadTable& pegging,
                const ScoreShares& scores);

  /// Returns a row for each number of points, 0 to `hands` - 1, of hands of this kind. A row has a number
  /// for each discarded pair (`RankTable::pair`).
  const ByPair* ofKind(std::size_t kind) const { return &rows_[kind * hands]; }

 private:
  std::vector<ByPair> rows_;  // by kind, then points
};

/// Returns `first` plus the sum of rows, each multiplied by its factor. Each row is `beyond` rows beyond the
/// one in `rows`.
HandUtilities::ByPair sumOfRows(float first, std::span<const float> factors,
                                const HandUtilities::ByPair* const* rows, std::size_t beyond = 0);

}  // namespace cribbage
