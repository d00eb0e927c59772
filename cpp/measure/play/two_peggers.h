#pragma once
// Two peggers who play a deal out, and somebody who watches.

#include <functional>

#include "cribbage/game/player.h"
#include "cribbage/solver/play_tree.h"
#include "measure/play/dealt_sights.h"

namespace cribbage {

/// Called before each choice, with the turn of who has it; `target` is where in the tree it is, or below 0
/// where the tree has ended.
using SeeChoice = std::function<void(const LaySight& turn, int target)>;

/// Called after each card and go: where in the tree it was, and the rank, or -1 for a go.
using SeeStep = std::function<void(const PublicPlay& before, int target, int rank)>;

/// Net points of the pone.
int playOut(const PlayTree& tree, const Sights& sights, const BySeat<const Pegger*>& peggers, Random& random,
            const SeeChoice& seeChoice = {}, const SeeStep& seeStep = {});

}  // namespace cribbage
