#pragma once
// A second implementation of the play, by definition. A referee who sees both hands plays by the wording of
// the rules. A point is certain if the referee gives it whichever cards the players may still hold. This
// implementation shares only `Card` with the engine.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// A card or, without one, a go; by us (0) or by them (1).
struct Move {
  int by = 0;
  std::optional<Card> card;
};

/// The pegs of a card, and the reasons, each after a space: `" fifteen run3"`.
struct Pegged {
  int points = 0;
  std::string reasons;
};

/// Sees both hands, so it knows which player can play.
class Referee {
 public:
  using Hands = std::array<std::vector<Card>, 2>;

  Referee(Hands hands, bool weDeal, std::array<int, 2> scores);

  /// Returns whose turn it is, once all forced goes have been said, or -1 when the play is over.
  int turn() const { return turn_; }
  /// Returns the cards that the player to play may play.
  std::vector<Card> choices() const;
  /// Plays a move; false if the rules forbid it.
  bool play(const Move& move);

  const std::vector<Pegged>& pegged() const { return pegged_; }
  const std::array<int, 2>& totals() const { return totals_; }
  bool countGoesOn() const { return !pile_.empty(); }
  int count() const;

 private:
  bool canPlayAt(int player, int count) const;
  bool play(int by, Card card);
  bool isGo(int by) const;
  void give(int player, int points, const std::string& reason);
  void resolve();
  bool out(int player) const { return scores_[at(player)] + totals_[at(player)] >= 121; }
  static std::size_t at(int player) { return static_cast<std::size_t>(player); }

  Hands hands_;
  std::array<int, 2> scores_;
  std::array<int, 2> totals_{};
  std::vector<Card> pile_;
  std::vector<Pegged> pegged_;
  int turn_;
  int last_ = -1;       // the player of the last card
  int lastCount_ = 0;   // the count after the last card
  bool ended_ = false;  // whether that card was the eighth, or took its side to the last hole
};

/// The certain facts of a history: the points of each card and side, the count, and whose turn it is.
struct Judged {
  std::vector<Pegged> cards;
  std::array<int, 2> totals{};
  int count = 0;
  int toPlay = -1;  ///< -1 when the play is over
};

/// Tries pairs of hands that the players may have held, with kings and lower cards for the unknown cards.
/// Returns nothing if none of them fits the history, which is then impossible.
std::optional<Judged> judgePlay(std::span<const Move> history, bool weDeal, std::array<int, 2> scores);

}  // namespace naive
