#pragma once
// A second scorer, written to be obvious and not fast. It looks at every subset of the cards and asks whether
// it scores, as the rules are worded. It shares nothing with the engine but `Card`.

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

/// The points of up to 20 cards, `starter` among them (before the cut: none). Takes 2^cards steps.
Points score(std::span<const Card> hand, std::optional<Card> starter, bool crib);

/// The fifteens, pairs and runs of up to 20 ranks (ace = 1 … king = 13).
Points scoreRanks(std::span<const int> ranks);

/// The number of cases by points.
using Counts = std::array<std::int64_t, 30>;

/// Scores the hand with every starter that is not among `dealt`.
Counts valueHand(const std::array<Card, 4>& kept, const std::array<Card, 6>& dealt);

/// Scores the crib with every pair the opponent may throw and every starter, none of them among `dealt`:
/// 45,540 scorings. `weight` says how often a case counts.
using Weight = std::int64_t (*)(Card thrown, Card otherThrown, Card starter);
Counts valueCrib(const std::array<Card, 2>& thrown, const std::array<Card, 6>& dealt, Weight weight);

}  // namespace naive
