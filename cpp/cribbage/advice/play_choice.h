#pragma once
// A card that may be played, with its values.

#include <optional>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A rank that we may play.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< points pegged at once, with those for the last card or a certain go
  double net = 0;  ///< expected points from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1; set if it was asked for
  std::optional<double> worth;      ///< utility under the objective; to win, it equals `winChance`
  /// The probability that the solution plays one particular card of this rank. If we hold two, each has half
  /// of the rank's probability. The frequencies of all playable cards add to 1. Set by the overloads of
  /// `Advisor::values` that take an argument.
  double frequency = 0;
  bool tied = false;  ///< equal to the best within the error; set by `orderChoices`
};

/// Orders choices by worth or, if they have none, by net points. Cards that peg at least `holes` end the game
/// and come first. Choices within `tie` of the best are marked as `tied` and come next, most frequent first.
/// Equal choices keep their order.
void orderChoices(std::vector<PlayChoice>& choices, double tie, int holes);

}  // namespace cribbage
