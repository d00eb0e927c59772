#pragma once
// A card that may be played, valued.

#include <optional>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A rank that we may play.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< what it pegs at once, with the point for a go or the last card where that is certain
  double net = 0;  ///< expected points from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1, where it was asked for
  std::optional<double> worth;      ///< of what we play for; to win, the chance itself
};

}  // namespace cribbage
