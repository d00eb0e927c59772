#pragma once
// How the players of a game sit.

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

#include "cribbage/play/seat.h"
#include "cribbage/record/player_id.h"

namespace cribbage {

/// One element for each player. Those of players who do not play are not used.
template <class T>
using PerPlayer = PerEnum<PlayerId, T, mostPlayers>;

/// Two, three or four players in a circle: each sits at the left of the one before, and deals after that
/// player. Four players are partners of two and two, and sit opposite: a with c, and b with d. A side has a
/// score of its own, and is named by its first player.
class Seating {
 public:
  constexpr explicit Seating(std::size_t players = 2) : players_(players) {
    assert(players >= 2 && players <= mostPlayers);
  }

  constexpr std::size_t count() const { return players_; }

  /// All players, in order.
  constexpr std::span<const PlayerId> players() const { return std::span(ids).first(players_); }

  /// The sides, each by its first player: as many as players, but two of four players.
  constexpr std::span<const PlayerId> sides() const { return std::span(ids).first(players_ == 3 ? 3 : 2); }
  constexpr PlayerId sideOf(PlayerId who) const {
    return at(players_ == 4 ? numberOf(who) % 2 : numberOf(who));
  }

  /// Returns the player who sits some places further to the left.
  constexpr PlayerId left(PlayerId who, std::size_t places = 1) const {
    return at((numberOf(who) + places) % players_);
  }

  /// Return the seat of a player, and the player in a seat, in a deal by `dealer`.
  constexpr Seat seatOf(PlayerId who, PlayerId dealer) const {
    return seatsOf(players_)[(numberOf(who) + players_ - numberOf(dealer) - 1) % players_];
  }
  constexpr PlayerId playerAt(Seat seat, PlayerId dealer) const {
    PlayerId who = left(dealer);
    while (seatOf(who, dealer) != seat) who = left(who);
    return who;
  }

  /// The number of cards that each player is dealt, and of those that each throws.
  constexpr std::size_t dealt() const { return players_ == 2 ? 6 : 5; }
  constexpr std::size_t thrown() const { return players_ == 2 ? 2 : 1; }

  friend constexpr bool operator==(const Seating&, const Seating&) = default;

 private:
  static constexpr std::array<PlayerId, mostPlayers> ids{PlayerId::a, PlayerId::b, PlayerId::c, PlayerId::d};
  static constexpr std::size_t numberOf(PlayerId who) { return static_cast<std::size_t>(who); }
  static constexpr PlayerId at(std::size_t number) { return ids[number]; }

  std::size_t players_;
};

}  // namespace cribbage
