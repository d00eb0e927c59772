#pragma once
// The value of discards by a second scorer, written to be obvious, not fast. It shares only `Card` with the
// engine.

#include <array>
#include <cstdint>
#include <span>

#include "cribbage/cards/card.h"
#include "proof/definition.h"

namespace naive {

using cribbage::Card;

using definition::Points;
using definition::score;
using definition::scoreRanks;

/// The number of cases for each number of points.
using Counts = std::array<std::int64_t, 30>;

/// Scores the hand with every starter that is not among `dealt`.
Counts valueHand(const std::array<Card, 4>& kept, std::span<const Card> dealt);

/// Scores the crib with every pair that the opponent may discard and every starter, none of them among
/// `dealt`: 45,540 scores. `weight` is the weight of a case.
using Weight = std::int64_t (*)(Card thrown, Card otherThrown, Card starter);
Counts valueCrib(const std::array<Card, 2>& thrown, std::span<const Card> dealt, Weight weight);

}  // namespace naive
