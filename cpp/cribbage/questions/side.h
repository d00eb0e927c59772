#pragma once
// The two sides in a question: the player who asks, and the opponent.

#include <cstdint>
#include <string_view>

#include "cribbage/play/seat.h"

namespace cribbage {

/// `us` is the player who asks, `them` the opponent.
enum class Side : std::uint8_t { us, them };

constexpr std::string_view print(Side side) {
  return side == Side::us ? "us" : "them";
}

/// Return the seat of a side, and the side of a seat. `weDeal` says that we are the dealer.
constexpr Seat seatOf(Side side, bool weDeal) {
  return (side == Side::us) == weDeal ? Seat::dealer : Seat::pone;
}
constexpr Side sideOf(Seat seat, bool weDeal) {
  return (seat == Seat::dealer) == weDeal ? Side::us : Side::them;
}

}  // namespace cribbage
