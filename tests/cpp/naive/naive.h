#pragma once
// What discards are worth by a second scorer, which is written to be obvious and not fast. It shares nothing
// with the engine but `Card`.

#include <array>
#include <cstdint>

#include "cribbage/cards/card.h"
#include "proof/definition.h"

namespace naive {

using cribbage::Card;

using definition::Points;
using definition::score;
using definition::scoreRanks;

/// The number of cases by points.
using Counts = std::array<std::int64_t, 30>;

/// Scores the hand with every starter that is not among `dealt`.
Counts valueHand(const std::array<Card, 4>& kept, const std::array<Card, 6>& dealt);

/// Scores the crib with every pair the opponent may throw and every starter, none of them among `dealt`:
/// 45,540 scorings. `weight` says how often a case counts.
using Weight = std::int64_t (*)(Card thrown, Card otherThrown, Card starter);
Counts valueCrib(const std::array<Card, 2>& thrown, const std::array<Card, 6>& dealt, Weight weight);

}  // namespace naive
