#pragma once
// A player: a way to throw and a way to play, each of which sees what a player at the table knows and nothing
// else.

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

/// All that a player knows before the throw.
struct DiscardInformation {
  Dealt dealt{};
  bool weDeal = false;
  int ours = 0;  ///< the score, 0 to 120
  int theirs = 0;
};

/// A way to throw.
class Thrower {
 public:
  virtual ~Thrower() = default;
  /// Two of the six dealt. A mixed strategy draws from `random`, and from nothing else.
  virtual std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const = 0;
};

/// All that a player knows before playing a card. Suits do not matter in the play, so most cards are ranks
/// here.
struct TurnInformation {
  PlayInformation
      information;  ///< the four kept, the throw, the starter, who deals; what was played, with every go
  PublicPlay play;  ///< the same play as both sides see it
  int ours = 0;     ///< the score now, 0 to 120
  int theirs = 0;
  std::vector<Rank> held;  ///< not played, lowest first
  /// Suits matter for what the hands will count.
  Hand kept{};
  std::optional<std::array<Card, 2>> thrown;  ///< absent, like the starter, only where it was not told
  std::optional<Card> starter;
  CardSet theirPlayed;  ///< what the opponent has played
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
  /// The rank to play, one held that fits; asked only where there is one.
  virtual Rank choose(const TurnInformation& turn, Random& random) const = 0;
};

/// Both must outlive it.
struct Player {
  const Thrower* throws = nullptr;
  const Pegger* plays = nullptr;
};

}  // namespace cribbage
