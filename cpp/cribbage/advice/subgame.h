#pragma once
// The subgame after the third card of the play.

#include <array>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// After the third card the public tree is small enough to be solved in a fraction of a second. All later
/// advice of one play comes from this solution. The subgame is solved with a fixed range of each side: the
/// joint probabilities of hands at its root. That is not safe resolving: an opponent with another range may
/// gain more.
struct Subgame {
  Subgame(const std::array<int, 3>& firstRanks, const PublicPlay& play, const JointHands& joint)
      : first(firstRanks), tree(play), solver(tree, joint) {}

  /// The four ranks that a player kept (`RankSets`), if it had the set `left` after the third card.
  int keptBy(Seat seat, int left) const {
    const RankSets& sets = rankSets();
    return seat == Seat::dealer ? sets.add(3, left, first[1])
                                : sets.add(3, sets.add(2, left, first[2]), first[0]);
  }

  std::array<int, 3> first;  ///< the lead, the reply, the third card
  PlayTree tree;
  PlaySolver solver;
};

}  // namespace cribbage
