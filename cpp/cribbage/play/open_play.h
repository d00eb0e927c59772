#pragma once
// The play when both hands lie open.

#include <array>
#include <vector>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// What pone and dealer have not played, lowest first.
using OpenHands = PerSeat<std::vector<Rank>>;

/// Net points to come for the pone when both see all cards and play their best (minimax). Some microseconds
/// with few cards left. Where hands are only supposed, goes must be forgotten first
/// (`PublicPlay::withoutMemory`).
int openNet(const PublicPlay& play, const OpenHands& hands);

/// The first card of the best order for a player who holds these ranks and plays on alone. The player to act
/// can play one of them.
Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held);

/// The most that `seat` pegs with these ranks before the opponent's next turn, or before all is played.
int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, Seat seat);

/// A hand when a rank of it is played; and both when `seat` plays one.
std::vector<Rank> without(std::vector<Rank> hand, Rank rank);
OpenHands without(OpenHands hands, Seat seat, Rank rank);

}  // namespace cribbage
