#pragma once
// The two seats of a deal.

#include <array>
#include <cstdint>

#include "cribbage/base/per_enum.h"

namespace cribbage {

/// A player's seat in one deal. The pone leads the play and counts first; the dealer has the crib. The engine
/// tells players apart by seat. Only the questions put to it speak of `us`, the player who asks
/// (`questions/side.h`).
enum class Seat : std::uint8_t { pone, dealer };

inline constexpr std::array<Seat, 2> bothSeats{Seat::pone, Seat::dealer};

constexpr Seat other(Seat seat) {
  return seat == Seat::pone ? Seat::dealer : Seat::pone;
}

/// One element for the pone and one for the dealer.
template <class T>
using PerSeat = PerEnum<Seat, T>;

}  // namespace cribbage
