#pragma once
// A second scorer, written to be believed rather than to be fast: it looks at every subset of the cards and
// asks of each whether it scores, as the rules are worded. It shares nothing with the engine but `Card`.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

struct Points {
  int fifteens = 0;
  int pairs = 0;
  int runs = 0;
  int flush = 0;
  int nobs = 0;
  int total() const { return fifteens + pairs + runs + flush + nobs; }
};

/// The points of up to 20 cards, `starter` among them or, before the cut, none. 2^cards steps.
Points score(std::span<const Card> hand, std::optional<Card> starter, bool crib);

/// Fifteens, pairs and runs alone of up to 20 ranks (ace = 1 … king = 13).
Points scoreRanks(std::span<const int> ranks);

/// Cases by points.
using Counts = std::array<std::int64_t, 30>;

/// The hand over every starter that is not among `dealt`, one scoring each.
Counts valueHand(const std::array<Card, 4>& kept, const std::array<Card, 6>& dealt);

/// The crib over every pair of cards the opponent may throw and every starter, of those that are not among
/// `dealt`: 45,540 scorings. `weight` says how often a case counts.
using Weight = std::int64_t (*)(Card thrown, Card otherThrown, Card starter);
Counts valueCrib(const std::array<Card, 2>& thrown, const std::array<Card, 6>& dealt, Weight weight);

}  // namespace naive
