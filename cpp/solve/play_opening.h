#pragma once
// The opening of the solved play as a table.

#include "cribbage/play/opening_table.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The best result of each lead and each reply against the average strategy of a solution, by its payoffs; by
/// kept hand, then rank. Zero if the hand lacks the rank.
struct OpeningNets {
  std::vector<ByRank> leads;
  std::array<std::vector<ByRank>, rankCount> replies;  ///< by the rank led
};

/// Takes the tree of the whole play. Some six seconds, less on several threads.
OpeningNets openingNetsOf(PlaySolver& solver, const PlayTree& tree, int threads);

/// Lead, reply and the leader's second card by the average strategies, and the best result of leads and
/// replies against them, by kept ranks. Takes the tree of the whole play, and half a minute at most.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads);

}  // namespace cribbage
