#pragma once
// Players of a game of three or four: ways to throw one of five cards, and ways to play.

#include "cribbage/base/random.h"
#include "cribbage/discard/single_throws.h"
#include "cribbage/game/player_names.h"
#include "cribbage/play/play.h"

namespace cribbage {

/// A way to throw one of five cards.
class SeatedThrower {
 public:
  virtual ~SeatedThrower() = default;
  virtual Card choose(const DealtFive& dealt, CribSide side, Random& random) const = 0;
};

/// All the information that a player has before playing a card.
struct SeatedTurn {
  const Play& play;
  std::size_t players = 3;
  Seat us{};
  CardSet held;  ///< our cards that are not played
  CardSet seen;  ///< the cards we were dealt, the starter, and the cards played
};

/// A way to play.
class SeatedPegger {
 public:
  virtual ~SeatedPegger() = default;
  /// Returns a held card that fits. Called only if there is one.
  virtual Card choose(const SeatedTurn& turn, Random& random) const = 0;
};

/// A way to throw and a way to play.
struct SeatedPlayer {
  const SeatedThrower* throws = nullptr;
  const SeatedPegger* plays = nullptr;
};

/// Returns the player with a name, which lives as long as the program. Returns `badQuestion` for a way that
/// is for two players only. The ways to throw:
///
///     points     the first of `valueSingleDiscards`; takes a millisecond
///     handOnly   keeps the four cards with the highest average show
///     random
///
/// The ways to play. The first two prefer the highest of equal cards:
///
///     reply      the points pegged at once, less the mean pegs of the best reply of the next player, whose
///                cards are random among the unseen ones. Of three players, the reply costs half of its
///                points, because two opponents are to be beaten. A partner's reply is a gain
///     greedy     the points pegged at once
///     random
Result<SeatedPlayer> seatedPlayer(const PlayerName& name);

}  // namespace cribbage
