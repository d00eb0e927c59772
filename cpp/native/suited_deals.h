#pragma once
// Deals of six cards, with deals that differ only in the names of suits counted as one, and the fifteen
// throws of each.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/dealt_classes.h"

namespace cribbage {

/// For each suit, the ranks held in it, as a bit per rank with the ace as the lowest bit.
using RanksBySuit = std::array<std::uint16_t, suitCount>;

constexpr bool holdsRank(unsigned ranks, std::size_t rank) {
  return (ranks >> rank & 1) != 0;
}

/// Six cards that stand for all deals that are the same up to the names of suits.
struct SuitedDeal {
  RanksBySuit suits{};
  std::uint8_t ways = 0;                 ///< the number of deals that it stands for
  std::array<std::int16_t, 15> hands{};  ///< by throw: points of the kept hand, summed over the 46 starters
};

/// Returns every deal with the ranks of this class.
std::vector<SuitedDeal> suitedDealsOf(const DealtRanks& dealt);

/// The six cards of a deal, lowest rank first, as ranks and suits.
struct SixCards {
  std::array<std::uint8_t, 6> rank{};
  std::array<std::uint8_t, 6> suit{};
};
SixCards cardsOf(const RanksBySuit& suits);

/// One throw: its number among the fifteen (places 0-1, 0-2, ... 4-5), and the places of the two cards in the
/// six.
struct ThrowOfSix {
  std::size_t number = 0, first = 0, second = 0;
};

/// Returns the throw for which `valueOf` is highest; on a tie, the first such throw.
template <class Value>
ThrowOfSix bestThrow(const Value& valueOf) {
  ThrowOfSix best, each;
  double most = -1e9;
  for (each.first = 0; each.first < 6; ++each.first)
    for (each.second = each.first + 1; each.second < 6; ++each.second, ++each.number) {
      const double value = valueOf(each);
      if (value <= most) continue;
      most = value;
      best = each;
    }
  return best;
}

/// Returns the place of two ranks in `DealtRanks::pairs`. They must be a pair of the class, the lower first.
std::size_t placeOf(const DealtRanks& dealt, std::uint8_t first, std::uint8_t second);

}  // namespace cribbage
