#pragma once
// What is left of the play after its third card, to be solved.

#include <array>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// From the third card on hands are few enough to be solved in a fraction of a second. Everything that one
/// play is advised on after that comes from the same solution.
struct Subgame {
  Subgame(const std::array<int, 3>& firstRanks, const PublicPlay& play, const JointHands& joint)
      : first(firstRanks), tree(play), solver(tree, joint) {}

  /// The four that a side has kept (`RankSets`), when it had the set `left` after the third card.
  int keptBy(PublicPlay::Side side, int left) const {
    const RankSets& sets = rankSets();
    return side == PublicPlay::dealer ? sets.add(3, left, first[1])
                                      : sets.add(3, sets.add(2, left, first[2]), first[0]);
  }

  std::array<int, 3> first;  ///< the lead, the reply, the third card
  PlayTree tree;
  PlaySolver solver;
};

}  // namespace cribbage
