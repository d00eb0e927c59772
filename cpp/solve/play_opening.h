#pragma once
// Makes the table of the opening from the solved play.

#include "cribbage/play/opening_table.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The payoff of each lead and each reply if the player then plays a best response to the average strategy of
/// a solution. By kept hand, then rank. Zero if the hand lacks the rank.
struct OpeningNets {
  std::vector<ByRank> leads;
  std::array<std::vector<ByRank>, rankCount> replies;  ///< by the rank led
};

/// `tree` must be that of the whole play. Takes some six seconds, less on several threads.
OpeningNets openingNetsOf(PlaySolver& solver, const PlayTree& tree, int threads);

/// Makes the table: the chances of lead, reply and the leader's second card by the average strategies, and
/// the nets of leads and replies. `tree` must be that of the whole play. Takes half a minute at most.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads);

}  // namespace cribbage
