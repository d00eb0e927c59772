#pragma once
// A player: a way to discard and a way to play. Both see only the information of a player at the table.

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/cards/deck.h"
#include "cribbage/play/play_information.h"
#include "cribbage/play/public_play.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// All the information that a player has before the discard.
struct DiscardInformation {
  Dealt dealt{};
  bool weDeal = false;
  int ours = 0;  ///< the score, 0 to 120
  int theirs = 0;
};

/// A way to discard.
class Thrower {
 public:
  virtual ~Thrower() = default;
  /// Returns two of the six dealt cards. A mixed strategy uses only `random` as its source of randomness.
  virtual std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const = 0;
};

/// All the information that a player has before playing a card. Suits do not matter in the play, so most
/// cards here are ranks.
struct TurnInformation {
  PlayInformation
      information;  ///< the four kept, the discard, the starter, the role; the cards played, with every go
  PublicPlay play;  ///< the same play as public state
  int ours = 0;     ///< the score now, 0 to 120
  int theirs = 0;
  std::vector<Rank> held;  ///< cards not played, lowest first
  /// The cards below have suits, because suits count in the hands.
  Hand kept{};
  std::optional<std::array<Card, 2>> thrown;  ///< absent only if unknown; so is the starter
  std::optional<Card> starter;
  CardSet theirPlayed;  ///< the cards that the opponent has played
  int oursAtThrow = 0, theirsAtThrow = 0;

  bool can(Rank rank) const { return play.pile().takes(rank); }
  bool canPlay() const {
    return std::any_of(held.begin(), held.end(), [&](Rank rank) { return can(rank); });
  }
};

/// A way to play.
class Pegger {
 public:
  virtual ~Pegger() = default;
  /// Returns the rank to play: a held rank that fits. Called only if there is one.
  virtual Rank choose(const TurnInformation& turn, Random& random) const = 0;
};

/// A way to discard and a way to play, which must both outlive the player.
struct Player {
  const Thrower* throws = nullptr;
  const Pegger* plays = nullptr;
};

}  // namespace cribbage
