#pragma once
// Groups kept hands into kinds by their points in the show, and stores the distribution of these points for
// each kind.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/discard/hand_prior.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// The kinds of kept hands. Hands of one kind score similar points with the possible starters. In arrays of
/// two, [0] is the pone and [1] the dealer.
struct ShowKinds {
  static constexpr std::size_t kinds = 24;
  static constexpr std::size_t mostShow = 64;
  using Points = std::array<double, mostShow>;  ///< chances, by points

  PerSeat<std::vector<std::uint16_t>> kindOf;  ///< by `RankSets` number of the four kept
  std::array<std::vector<Points>, 2> points;   ///< by kind: the pone's hand; the dealer's hand and crib
};

/// Groups the kept hands into kinds, and finds how often each kind scores each number of points in the show.
/// For this it samples `deals` random deals, from `seed`, in which both players throw for points. A million
/// deals take two seconds on two cores.
ShowKinds showKindsOf(const ThrowsTable& crib, const QuickThrower& thrower, std::size_t deals,
                      std::uint64_t seed, int threads);

}  // namespace cribbage
