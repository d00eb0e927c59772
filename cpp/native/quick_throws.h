#pragma once
// Values the fifteen throws of six cards in two microseconds; the full computation takes about a hundred. The
// points of the hand are exact, with suits. The points of the crib are a mean over the opponent's throws, and
// the points of the play depend on the kept hand alone.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// One of the fifteen ways to throw two of six cards.
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
  /// Computes the mean points of the crib for each pair of ranks that we can throw, suited or not. The
  /// opponent is assumed to throw by the table `crib`. Takes a tenth of a second. `plays` must outlive this.
  QuickThrower(const ThrowsTable& crib, const HandPegsTable& plays);

  /// Values the fifteen throws of six sorted cards.
  void value(const Dealt& sorted, bool weDeal, QuickThrows& throws) const;

  /// Returns the index of the throw with the highest `worth`; on a tie, of the first such throw.
  static std::size_t best(const QuickThrows& throws);

  /// Returns that throw of six sorted cards.
  QuickThrow bestOf(const Dealt& sorted, bool weDeal) const;

 private:
  const HandPegsTable& plays_;
  std::array<std::array<std::array<float, 2>, RankTable::pairCount>, 2> cribs_{};  // by weDeal, pair, suited
};

}  // namespace cribbage
