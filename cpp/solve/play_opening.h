#pragma once
// Makes `OpeningTable`, which has the first cards of the play, from the solution of the play.

#include "cribbage/play/opening_table.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The net points of each lead and each reply, if the player afterwards plays a best response to the average
/// strategy of a solution. Indexed by kept hand, then by rank. Zero if the hand lacks the rank.
struct OpeningNets {
  std::vector<ByRank> leads;
  std::array<std::vector<ByRank>, rankCount> replies;  ///< by the rank led
};

/// Computes these net points. `tree` must be the tree of the whole play. Takes some six seconds, less on
/// several threads.
OpeningNets openingNetsOf(PlaySolver& solver, const PlayTree& tree, int threads);

/// Makes the table. It has the probabilities of the lead, the reply and the leader's second card in the
/// average strategies. For leads and replies it also has the net points. `tree` must be the tree of the whole
/// play. Takes half a minute at most.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads);

}  // namespace cribbage
