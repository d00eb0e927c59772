#pragma once
// The subgame after the third card of the play.

#include <array>
#include <memory>
#include <utility>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The lead, the reply and the third card.
using FirstRanks = std::array<int, 3>;

/// What is fixed of a subgame: its public tree and its payoffs. Some three megabytes, and some five
/// milliseconds to make.
struct SubgameRoot {
  SubgameRoot(const FirstRanks& firstRanks, JointHands joint)
      : first(firstRanks), tree(after(first)), ends(tree, std::move(joint)) {}

  static PublicPlay after(const FirstRanks& ranks) {
    PublicPlay play;
    for (const int rank : ranks) play.lay(static_cast<Rank>(rank));
    return play;
  }

  FirstRanks first;
  PlayTree tree;
  PlayEnds ends;
};

/// After the third card the public tree is small enough to be solved in a fraction of a second. All later
/// advice of one play comes from this solution. The subgame is solved with a fixed range of each side: the
/// joint probabilities of hands at its root. That is not safe resolving: an opponent with another range may
/// gain more.
struct Subgame {
  explicit Subgame(const std::shared_ptr<const SubgameRoot>& root)
      : first(root->first), tree(root->tree), solver(tree, {root, &root->ends}, CfrRule::discounted) {}

  /// The four ranks that a player kept (`RankSets`), if it had the set `left` after the third card.
  int keptBy(Seat seat, int left) const {
    const RankSets& sets = rankSets();
    return seat == Seat::dealer ? sets.add(3, left, first[1])
                                : sets.add(3, sets.add(2, left, first[2]), first[0]);
  }

  const FirstRanks& first;
  const PlayTree& tree;
  PlaySolver solver;  // which keeps the root, that all these are parts of
};

}  // namespace cribbage
