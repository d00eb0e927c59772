#pragma once
// The opening of the solved play as a table.

#include "cribbage/play/opening_table.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The best that each lead and each reply comes to against the average strategy of a solution, by its
/// payoffs; by kept hand, then rank. Nought where a rank is not held.
struct OpeningNets {
  std::vector<ByRank> leads;
  std::array<std::vector<ByRank>, rankCount> replies;  ///< by the rank led
};

/// For the tree of the whole play. Some six seconds, less on several threads.
OpeningNets openingNetsOf(PlaySolver& solver, const PlayTree& tree, int threads);

/// Lead, reply and the leader's second card by the average strategies, and the best that leads and replies
/// come to against them, by kept ranks. For the tree of the whole play; half a minute at most.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads);

}  // namespace cribbage
