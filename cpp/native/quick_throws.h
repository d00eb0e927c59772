#pragma once
// The fifteen throws of six cards, valued in two microseconds instead of some hundred: the hand exactly, with
// suits; the crib by an average over what the opponent throws; the play by what is kept.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// One of the fifteen.
struct QuickThrow {
  std::array<std::uint8_t, 2> thrown{};  ///< places in the sorted six
  std::uint16_t kept = 0;                ///< `RankSets` number
  std::uint8_t pair = 0;                 ///< `RankTable::pair` of the thrown
  std::uint8_t lengths = 0;              ///< how many different totals the hand can have
  std::array<std::uint8_t, 30> points{};
  std::array<std::uint8_t, 30> starters{};  ///< with how many of the 46 it has these points
  float worth = 0;                          ///< points of the deal, ours less theirs
};
using QuickThrows = std::array<QuickThrow, 15>;

class QuickThrower {
 public:
  /// Works out the worth of the crib with each pair of ranks, suited or not, when the opponent throws by the
  /// table. `plays` must outlive this. A tenth of a second.
  QuickThrower(const ThrowsTable& crib, const HandPegsTable& plays);

  /// Of six cards in order.
  void value(const Dealt& sorted, bool weDeal, QuickThrows& throws) const;

  /// The index of the throw that is worth most, the first of equal ones.
  static std::size_t best(const QuickThrows& throws);

 private:
  const HandPegsTable& plays_;
  std::array<std::array<std::array<float, 2>, RankTable::pairCount>, 2> cribs_{};  // we deal; pair; suited
};

}  // namespace cribbage
