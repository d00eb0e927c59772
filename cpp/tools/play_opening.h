#pragma once
// The opening of the solved play as a table.

#include "cribbage/opening_table.h"
#include "cribbage/play_solver.h"

namespace cribbage {

/// Lead, reply and the leader's second card by the average strategies, and the best that leads and replies
/// come to against them, by kept ranks. For the tree of the whole play; half a minute.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree);

}  // namespace cribbage
