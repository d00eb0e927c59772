#pragma once
// The play when both hands lie open.

#include <array>
#include <vector>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// What pone and dealer have not laid, lowest first.
using OpenHands = std::array<std::vector<Rank>, 2>;

/// Net points to come for the pone when both see all cards and play their best. Some microseconds with few
/// cards left; everybody's goes must be forgotten (`PublicPlay::withoutMemory`) where hands are only
/// supposed.
int openNet(const PublicPlay& play, const OpenHands& hands);

/// What a player still lays first who holds these and plays on alone: the best order of his cards. The one to
/// act can lay one of them.
Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& held);

/// The most that `side` pegs with these until the other is to act or all is laid.
int pegsOnTheWay(const PublicPlay& play, const std::vector<Rank>& held, PublicPlay::Side side);

/// A hand when a rank of it is laid; and both when `side` lays one.
std::vector<Rank> without(std::vector<Rank> hand, Rank rank);
OpenHands without(OpenHands hands, PublicPlay::Side side, Rank rank);

}  // namespace cribbage
