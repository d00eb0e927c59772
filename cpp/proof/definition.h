#pragma once
// A second scorer, against which the engine's scorer is proved. It is written to be obvious rather than fast:
// it looks at every subset of the cards and asks whether that subset scores, as the rules are worded. It
// shares only `Card` with the engine.

#include <optional>
#include <span>

#include "cribbage/cards/card.h"

namespace definition {

using cribbage::Card;

struct Points {
  int fifteens = 0;
  int pairs = 0;
  int runs = 0;
  int flush = 0;
  int nobs = 0;
  int total() const { return fifteens + pairs + runs + flush + nobs; }
};

/// Returns the points of a hand or crib with the starter, or without a starter before the cut. Accepts up to
/// 20 cards, and takes 2^cards steps.
Points score(std::span<const Card> hand, std::optional<Card> starter, bool crib);

/// Scores the fifteens, pairs and runs among the given ranks (ace = 1 … king = 13; at most 20 ranks).
Points scoreRanks(std::span<const int> ranks);

}  // namespace definition
