#pragma once
// Points of a hand with every starter at once: for whoever goes through all cards that may be cut.

#include "cribbage/show/score.h"

namespace cribbage {

/// Points by the id of the starter, 0 to 51. Those of cards in the hand mean nothing.
using PointsByStarter = std::array<std::uint8_t, deckSize>;

/// `score` with each of the 48 starters: the points by rank thirteen times, and what a suit adds once for
/// all ranks. About 10 ns.
/// Example: of 5H 5D 5S JC with every starter, the one of id 19 (5C) is 29, and id 0 (AS) is 14.
PointsByStarter scoreStarters(const Hand& hand, bool crib);

}  // namespace cribbage
