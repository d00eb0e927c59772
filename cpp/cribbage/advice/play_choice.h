#pragma once
// A card that may be played, with its values.

#include <optional>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A rank that we may play.
struct PlayChoice {
  Rank rank{};
  int points = 0;  ///< points pegged at once, with the go or last card if that is certain
  double net = 0;  ///< expected points from this card to the end of the play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1; set if it was asked for
  std::optional<double> worth;      ///< utility under the objective; to win, equals `winChance`
  /// The share with which the solution plays each of our cards of this rank. Two cards have half of the
  /// rank's probability each. Over all cards that may be played the shares add to 1. Set by the advice in its
  /// order.
  double frequency = 0;
  bool tied = false;  ///< within the tie of the best; set by `orderChoices`
};

/// Orders choices by worth or, if they have none, by net points. Cards that peg `holes` end the game and come
/// first. Then come those within `tie` of the best, most frequent first; they are marked as `tied`. Equal
/// choices keep their order.
void orderChoices(std::vector<PlayChoice>& choices, double tie, int holes);

}  // namespace cribbage
