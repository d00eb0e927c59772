#pragma once
// The steps and totals of which the review of a deal consists.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/record/player_id.h"

namespace cribbage {

/// Everything that a player knew before a choice, as the fields of a question that asks for advice.
struct Choice {
  std::vector<Card> dealt;  ///< six, before the discard; else empty
  std::vector<Card> kept;   ///< four, in the play; else empty
  std::vector<Card> thrown;
  std::optional<Card> starter;
  bool weDeal = false;
  struct Played {
    bool ours = false;
    std::optional<Card> card;  ///< absent for a go
  };
  std::vector<Played> played;
  int ours = 0;  ///< the score before the discard, or before the play after any heels, as in a game to 121
  int theirs = 0;
};

/// One step of a review: an event of the deal that changed the win chances.
struct ReviewStep {
  enum class Kind : std::uint8_t {
    dealt,   ///< the six cards of `by`
    thrown,  ///< the discard of `by`
    cut,     ///< the starter, without heels
    heels,   ///< two for the dealer
    played,  ///< a card played by `by`
    show,    ///< the hand or crib of `by`
  };
  Kind kind{};
  std::optional<PlayerId> by;
  double chance = 0;           ///< a's win chance after the step
  std::optional<double> luck;  ///< the change of a's win chance by luck, not by a choice
  std::optional<double> lost;  ///< for a choice: the win chance that `by` lost, 0 or more
  std::vector<Card> chosen;    ///< for a choice: two cards or one
  std::vector<Card> best;      ///< the first choice of the advice, if there was a choice
  std::optional<Choice> asked;
  PlayerId luckOf{};  ///< the player whose cards the luck came from
};

constexpr std::string_view print(ReviewStep::Kind kind) {
  constexpr std::array<std::string_view, 6> names{"deal", "throw", "cut", "heels", "play", "show"};
  return names[static_cast<std::size_t>(kind)];
}

/// The win chance that one player lost by discards and by cards played, and how much this player's luck
/// changed a's win chance.
struct ReviewTotals {
  double throwLost = 0;
  double playLost = 0;
  double luck = 0;
};

/// The review of a deal, with player a's win chance `before` and `after` it. `before`, plus the luck of both
/// players, minus a's losses, plus b's losses, equals `after`.
struct DealReview {
  double before = 0;  ///< a's win chance before the deal
  double after = 0;   ///< a's win chance after the last step
  std::vector<ReviewStep> steps;
  PerPlayerOfTwo<ReviewTotals> totals;
};

}  // namespace cribbage
