#pragma once
// The points of a hand with every starter at once, for loops over all possible cuts.

#include "cribbage/show/score.h"

namespace cribbage {

/// Points by the id of the starter, 0 to 51. The entries of cards in the hand are meaningless.
using PointsByStarter = std::array<std::uint8_t, deckSize>;

/// Returns `score` with each of the 48 starters. The points by rank are looked up for each of the 13 ranks.
/// The points by suit are computed once, because they are the same for all ranks. Takes about 10 ns. For
/// example, with the hand 5H 5D 5S JC, the entry of id 19 (5C) is 29, and that of id 0 (AS) is 14.
PointsByStarter scoreStarters(const Hand& hand, bool crib);

}  // namespace cribbage
