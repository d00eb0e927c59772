#pragma once
// Kept hands in kinds by what they show, and what each kind brings to the show.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/discard/hand_prior.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// Hands of one kind count much the same with each starter. In arrays of two [0] is the pone, [1] the dealer.
struct ShowKinds {
  static constexpr std::size_t kinds = 24;
  static constexpr std::size_t mostShow = 64;
  using Points = std::array<double, mostShow>;  ///< chances, by points

  PerSeat<std::vector<std::uint16_t>> kindOf;  ///< by `RankSets` number of the four kept
  std::array<std::vector<Points>, 2> points;   ///< by kind: the pone's hand; the dealer's and the crib
};

/// Kinds of the hands that both keep, and what so many seeded deals show whose players throw for points. Two
/// seconds for a million deals on two cores.
ShowKinds showKindsOf(const ThrowsTable& crib, const QuickThrower& thrower, std::size_t deals,
                      std::uint64_t seed, int threads);

}  // namespace cribbage
