#pragma once
// The joint distribution of the pegs of both sides in a play.

#include <cstdint>
#include <vector>

namespace cribbage {

/// Pegs from 0 to 23; more count as 23.
inline constexpr int pegCounts = 24;

/// One outcome of a play: the pegs of both, and its probability.
struct Pegged {
  std::uint8_t pone = 0;
  std::uint8_t dealer = 0;
  double chance = 0;
};

/// A distribution of outcomes, in the order of the pone's pegs and then the dealer's. The probabilities add
/// to 1.
using PeggedSpread = std::vector<Pegged>;

/// The distribution tilted to given means (exponential tilting). Each probability is multiplied by a^p
/// b^d, where p and d are the pegs of pone and dealer. Of all distributions with these means it has the least
/// relative entropy to the old one. Some 10 µs. Example: the means of the result are those that were asked
/// for.
PeggedSpread tilted(PeggedSpread spread, double pone, double dealer);

}  // namespace cribbage
