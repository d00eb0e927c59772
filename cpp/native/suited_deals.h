#pragma once
// Deals of six cards up to the names of suits, and the fifteen throws of each.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/dealt_classes.h"

namespace cribbage {

/// The ranks held in each suit, a bit per rank, aces lowest.
using RanksBySuit = std::array<std::uint16_t, suitCount>;

constexpr bool holdsRank(unsigned ranks, std::size_t rank) {
  return (ranks >> rank & 1) != 0;
}

/// A deal that stands for all deals that differ only in the names of suits.
struct SuitedDeal {
  RanksBySuit suits{};
  std::uint8_t ways = 0;                 ///< the number of deals that it stands for
  std::array<std::int16_t, 15> hands{};  ///< points without cards i < j, summed over the 46 starters
};

/// Returns every deal of a class of ranks.
std::vector<SuitedDeal> suitedDealsOf(const DealtRanks& dealt);

/// The six cards of a deal, lowest rank first, as ranks and suits.
struct SixCards {
  std::array<std::uint8_t, 6> rank{};
  std::array<std::uint8_t, 6> suit{};
};
SixCards cardsOf(const RanksBySuit& suits);
Dealt dealtOf(const SixCards& six);

/// One throw: its number of the fifteen (places 0-1, 0-2, ... 4-5), and the places of the two cards.
struct ThrowOfSix {
  std::size_t number = 0, first = 0, second = 0;
};

/// Returns the throw with the highest value, the first one on ties.
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
