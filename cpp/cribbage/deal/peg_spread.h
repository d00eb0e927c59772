#pragma once
// The joint distribution of the pegs of both sides in a play.

#include <cstdint>
#include <vector>

namespace cribbage {

/// The number of values that a side's pegs can take: 0 to 23, where 23 also stands for more.
inline constexpr int pegCounts = 24;

/// One outcome of a play: the pegs of both sides and its probability.
struct Pegged {
  std::uint8_t pone = 0;
  std::uint8_t dealer = 0;
  double chance = 0;
};

/// A distribution of outcomes, ordered by the pone's pegs and then the dealer's. The probabilities add to 1.
using PeggedSpread = std::vector<Pegged>;

/// Tilts the distribution exponentially, so that the mean pegs of the two sides become `pone` and `dealer`.
/// Each probability is multiplied by a^p b^d for some a and b, with p and d the pegs of pone and dealer.
/// Among all distributions with these means, the result has the least relative entropy to the old one. Takes
/// some 10 µs.
PeggedSpread tilted(PeggedSpread spread, double pone, double dealer);

}  // namespace cribbage
