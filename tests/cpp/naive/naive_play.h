#pragma once
// A second implementation of the play, by definition. A referee who sees all hands plays by the wording of
// the rules. A point is certain if the referee gives it whichever cards the players may still hold. This
// implementation shares only `Card` with the engine.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// A card or, without one, a go, of a player: the players are numbered from 0, in the order of the turns.
struct Move {
  int by = 0;
  std::optional<Card> card;
};

/// The pegs of a card, and the reasons, each after a space: `" fifteen run3"`.
struct Pegged {
  int points = 0;
  std::string reasons;
};

/// Sees the hands of two, three or four players, so it knows which player can play. Four are partners of two
/// and two, 0 with 2 and 1 with 3.
class Referee {
 public:
  using Hands = std::vector<std::vector<Card>>;

  /// `scores` has the score of each player's side.
  Referee(Hands hands, int leader, std::vector<int> scores);

  /// Returns whose turn it is, once all forced goes have been said, or -1 when the play is over.
  int turn() const { return turn_; }
  /// Returns the cards that the player to play may play.
  std::vector<Card> choices() const;
  /// Plays a move; false if the rules forbid it.
  bool play(const Move& move);

  const std::vector<Pegged>& pegged() const { return pegged_; }
  const std::vector<int>& totals() const { return totals_; }
  bool countGoesOn() const { return !pile_.empty(); }
  int count() const;

 private:
  bool canPlayAt(int player, int count) const;
  bool play(int by, Card card);
  bool isGo(int by) const;
  void give(int player, int points, const std::string& reason);
  void resolve();
  bool out(int player) const;
  int after(int player) const { return (player + 1) % static_cast<int>(hands_.size()); }
  static std::size_t at(int player) { return static_cast<std::size_t>(player); }

  Hands hands_;
  std::vector<int> scores_;
  std::vector<int> totals_;
  std::vector<Card> pile_;
  std::vector<Pegged> pegged_;
  int turn_;
  int last_ = -1;       // the player of the last card
  int lastCount_ = 0;   // the count after the last card
  bool ended_ = false;  // whether that was the last card of all, or took its side to the last hole
};

/// The certain facts of a history: the points of each card and player, the count, and whose turn it is.
struct Judged {
  std::vector<Pegged> cards;
  std::vector<int> totals;
  int count = 0;
  int toPlay = -1;  ///< -1 when the play is over
};

/// Tries hands that the players may have held, with kings and lower cards for the unknown cards.
/// Returns nothing if none of them fits the history, which is then impossible.
std::optional<Judged> judgePlay(std::span<const Move> history, int leader, const std::vector<int>& scores);

}  // namespace naive
