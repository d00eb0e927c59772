#pragma once
// The two sides in a question: the player who asks, and the opponent.

#include <array>
#include <cstdint>
#include <string_view>

#include "cribbage/play/seat.h"

namespace cribbage {

/// `us` is the player who asks, `them` the opponent.
enum class Side : std::uint8_t { us, them };

inline constexpr std::array<std::string_view, 2> sideNames{"us", "them"};

constexpr std::string_view print(Side side) {
  return sideNames[static_cast<std::size_t>(side)];
}

/// Return the seat of a side, and the side of a seat. `weDeal` says that we are the dealer.
constexpr Seat seatOf(Side side, bool weDeal) {
  return (side == Side::us) == weDeal ? Seat::dealer : Seat::pone;
}
constexpr Side sideOf(Seat seat, bool weDeal) {
  return (seat == Seat::dealer) == weDeal ? Side::us : Side::them;
}

}  // namespace cribbage
