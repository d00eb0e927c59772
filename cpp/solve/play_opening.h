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

/// The same as counterfactual values: each net times the probability of the hand and of the opponent's cards
/// so far. Those of several solutions may be added. The sum then has the mean nets over these solutions.
struct OpeningValues {
  struct Role {
    std::vector<ByRank> values;
    std::vector<double> chances;  ///< by hand: the probability by which its nets were multiplied
  };
  Role leads;
  std::array<Role, rankCount> replies;

  void add(const OpeningValues& other);
  OpeningNets nets() const;
};

/// Computes these values. `tree` must be the tree of the whole play. Takes some four seconds, less on several
/// threads.
OpeningValues openingValuesOf(PlaySolver& solver, const PlayTree& tree, int threads);

/// Makes the table. It has the probabilities of the lead, the reply and the leader's second card in the
/// average strategies. For leads and replies it also has the net points. `tree` must be the tree of the whole
/// play. Takes half a minute at most.
OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads);

}  // namespace cribbage
