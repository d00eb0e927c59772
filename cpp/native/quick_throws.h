#pragma once
// Values the fifteen throws of six cards in two microseconds instead of some hundred. The hand is exact, with
// suits. The crib is an average over the opponent's throws, and the play depends on the kept hand alone.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// One of the fifteen throws.
struct QuickThrow {
  std::array<std::uint8_t, 2> thrown{};  ///< places in the sorted six
  std::uint16_t kept = 0;                ///< `RankSets` number
  std::uint8_t pair = 0;                 ///< `RankTable::pair` of the two thrown
  std::uint8_t lengths = 0;              ///< how many different points the hand can have
  std::array<std::uint8_t, 30> points{};
  std::array<std::uint8_t, 30> starters{};  ///< how many of the 46 starters give these points
  float worth = 0;                          ///< net points of the deal
};
using QuickThrows = std::array<QuickThrow, 15>;

class QuickThrower {
 public:
  /// Computes the value of the crib for each pair of ranks, suited or not, if the opponent throws by the
  /// table. `plays` must outlive this. Takes a tenth of a second.
  QuickThrower(const ThrowsTable& crib, const HandPegsTable& plays);

  /// Values the throws of six sorted cards.
  void value(const Dealt& sorted, bool weDeal, QuickThrows& throws) const;

  /// Returns the index of the throw with the highest value, the first one on ties.
  static std::size_t best(const QuickThrows& throws);

 private:
  const HandPegsTable& plays_;
  std::array<std::array<std::array<float, 2>, RankTable::pairCount>, 2> cribs_{};  // by weDeal, pair, suited
};

}  // namespace cribbage
