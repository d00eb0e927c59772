#pragma once
// Searches of the play with both hands open: the best cards and the points still to come.

#include <array>
#include <vector>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// The cards that pone and dealer have not played, lowest first.
using OpenHands = PerSeat<std::vector<Rank>>;

/// Returns the pone's net points from now on, if both players see all cards and play their best (minimax).
/// Takes some microseconds with few cards left. If the hands are hypothetical, call
/// `PublicPlay::withoutMemory` first, because the hands may contradict an earlier go.
int openNet(const PublicPlay& play, const OpenHands& hands);

/// Returns the first card of the best order for a player who holds these ranks and whose opponent has no
/// cards left. The best order is the one with the most net points. At least one rank must fit.
Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held);

/// Returns the most points that `seat` can peg with these ranks before the opponent's next turn or the end of
/// the play.
int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, Seat seat);

/// Return the hand without one card of a rank, and both hands after `seat` plays that card.
std::vector<Rank> without(std::vector<Rank> hand, Rank rank);
OpenHands without(OpenHands hands, Seat seat, Rank rank);

}  // namespace cribbage
