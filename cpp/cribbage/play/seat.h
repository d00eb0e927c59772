#pragma once
// The seats of a deal.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "cribbage/base/per_enum.h"

namespace cribbage {

/// A player's seat in one deal. The pone sits at the dealer's left, leads the play and counts first; the
/// dealer has the crib. With three or four players, `second` and `third` sit between the two. The engine
/// tells players apart by seat. Only the questions put to it speak of `us`, the player who asks
/// (`questions/side.h`).
enum class Seat : std::uint8_t { pone, dealer, second, third };

/// The seats of two players. All advice is for two players.
inline constexpr std::array<Seat, 2> bothSeats{Seat::pone, Seat::dealer};

/// The least and the greatest number of players.
inline constexpr std::size_t fewestPlayers = 2, mostPlayers = 4;

inline constexpr std::array<Seat, 3> seatsOfThree{Seat::pone, Seat::second, Seat::dealer};
inline constexpr std::array<Seat, 4> seatsOfFour{Seat::pone, Seat::second, Seat::third, Seat::dealer};

/// Returns the seats of two to four players, in the order in which they play and count.
constexpr std::span<const Seat> seatsOf(std::size_t count) {
  assert(count >= 2 && count <= mostPlayers);
  return count == 2   ? std::span<const Seat>(bothSeats)
         : count == 3 ? std::span<const Seat>(seatsOfThree)
                      : std::span<const Seat>(seatsOfFour);
}

/// Returns the other seat of two.
constexpr Seat other(Seat seat) {
  return seat == Seat::pone ? Seat::dealer : Seat::pone;
}

/// One element for the pone and one for the dealer.
template <class T>
using PerSeat = PerEnum<Seat, T>;

/// One element for each seat of four players.
template <class T>
using PerSeatOfFour = PerEnum<Seat, T, mostPlayers>;

}  // namespace cribbage
