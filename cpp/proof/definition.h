#pragma once
// A second scorer, written to be obvious rather than fast. It looks at every subset of the cards and asks
// whether it scores, as the rules are worded. It shares only `Card` with the engine.

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

/// Returns the points of up to 20 cards, with `starter`, which is absent before the cut. Takes 2^cards steps.
Points score(std::span<const Card> hand, std::optional<Card> starter, bool crib);

/// Returns the fifteens, pairs and runs of up to 20 ranks (ace = 1 … king = 13).
Points scoreRanks(std::span<const int> ranks);

}  // namespace definition
