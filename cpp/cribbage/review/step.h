#pragma once
// What a review says of a deal.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/game/player_id.h"

namespace cribbage {

/// What a player knew when they chose: what to ask the advice to see it.
struct Choice {
  std::vector<Card> dealt;  ///< six, before the throw; else none
  std::vector<Card> kept;   ///< four, in the play; else none
  std::vector<Card> thrown;
  std::optional<Card> starter;
  bool weDeal = false;
  struct Played {
    bool ours = false;
    std::optional<Card> card;  ///< absent for a go
  };
  std::vector<Played> played;
  int ours = 0;  ///< the score before the throw, or before the play with heels, as in a game to 121
  int theirs = 0;
};

/// Something that changed the chances of a deal.
struct ReviewStep {
  enum class Kind : std::uint8_t {
    dealt,   ///< the six of `by`
    thrown,  ///< by `by`
    cut,     ///< the starter, without heels
    heels,   ///< two for the dealer
    played,  ///< a card, by `by`
    show,    ///< of the hand or crib of `by`
  };
  Kind kind{};
  std::optional<PlayerId> by;
  double chance = 0;           ///< of a, after it
  std::optional<double> luck;  ///< how a's chance changed without anybody's choice
  std::optional<double> lost;  ///< of a choice: the chance that `by` gave away, 0 or more
  std::vector<Card> chosen;    ///< of a choice: two cards or one
  std::vector<Card> best;      ///< what the advice ranks first, where there was a choice
  std::optional<Choice> asked;
  PlayerId luckOf{};  ///< whose cards the luck came from
};

/// The kind as every door writes it: `"throw"`.
constexpr std::string_view print(ReviewStep::Kind kind) {
  constexpr std::array<std::string_view, 6> names{"deal", "throw", "cut", "heels", "play", "show"};
  return names[static_cast<std::size_t>(kind)];
}

/// What one player gave away, and what their cards did to a's chance.
struct ReviewTotals {
  double throwLost = 0;
  double playLost = 0;
  double luck = 0;
};

/// A deal reviewed. `before` and the luck of both, less what a lost and with what b lost, is `after`.
struct DealReview {
  double before = 0;  ///< a's chance of winning before the deal
  double after = 0;   ///< after its last step
  std::vector<ReviewStep> steps;
  PerPlayer<ReviewTotals> totals;
};

}  // namespace cribbage
