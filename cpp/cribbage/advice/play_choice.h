#pragma once
// A card that may be played, with its values.

#include <optional>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A rank that we may play.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< points pegged at once, with the go or last card if that is certain
  double net = 0;  ///< expected points from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1; set if it was asked for
  std::optional<double> worth;      ///< utility under the objective; to win, equals `winChance`
};

}  // namespace cribbage
