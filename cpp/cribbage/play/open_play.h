#pragma once
// The play with both hands open.

#include <array>
#include <vector>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// The cards that pone and dealer have not played, lowest first.
using OpenHands = PerSeat<std::vector<Rank>>;

/// The net points to come for the pone, if both players see all cards and play their best (minimax). Takes
/// some microseconds with few cards left. For hypothetical hands, forget the goes first
/// (`PublicPlay::withoutMemory`).
int openNet(const PublicPlay& play, const OpenHands& hands);

/// The first card of the best order for a player who holds these ranks and plays on alone. At least one of
/// them must fit.
Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held);

/// The most points that `seat` can peg with these ranks before the opponent's next turn or the end of the
/// play.
int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, Seat seat);

/// The hand without one card of a rank, and both hands after `seat` plays one.
std::vector<Rank> without(std::vector<Rank> hand, Rank rank);
OpenHands without(OpenHands hands, Seat seat, Rank rank);

}  // namespace cribbage
