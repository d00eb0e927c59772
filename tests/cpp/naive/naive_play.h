#pragma once
// A second implementation of the play, by definition: a referee who sees both hands plays by the rules as
// they are worded, and a point is certain when he gives it whatever cards the players may still hold. It
// shares nothing with the engine but `Card`.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// A card laid or, without one, a go said; by us (0) or by them (1).
struct Move {
  int by = 0;
  std::optional<Card> card;
};

/// What a card pegged: the points, and what for, as words with a blank before each: `" fifteen run3"`.
struct Pegged {
  int points = 0;
  std::string reasons;
};

/// Sees both hands, so he knows who can play.
class Referee {
 public:
  using Hands = std::array<std::vector<Card>, 2>;

  Referee(Hands hands, bool weDeal, std::array<int, 2> scores);

  /// Who must play now, after what must be has happened; -1 when it is over.
  int turn() const { return turn_; }
  /// The cards that player may lay.
  std::vector<Card> choices() const;
  /// Plays a move; false where the rules do not have it so.
  bool play(const Move& move);

  const std::vector<Pegged>& pegged() const { return pegged_; }
  const std::array<int, 2>& totals() const { return totals_; }
  bool countGoesOn() const { return !pile_.empty(); }
  int count() const;

 private:
  bool canPlayAt(int player, int count) const;
  bool lay(int by, Card card);
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
  int last_ = -1;       // who laid the last card
  int lastCount_ = 0;   // and to what
  bool ended_ = false;  // that card was the eighth, or put its side out
};

/// What is certain of a history: of each card, of each side's points, of the count and of whose turn it is.
struct Judged {
  std::vector<Pegged> cards;
  std::array<int, 2> totals{};
  int count = 0;
  int toPlay = -1;  ///< -1 when it is over
};

/// Tries every kind of hands the players may have held. Nothing where there are none: the history is not
/// possible.
std::optional<Judged> judgePlay(std::span<const Move> history, bool weDeal, std::array<int, 2> scores);

}  // namespace naive
