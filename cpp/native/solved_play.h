#pragma once
// Looks up the equilibrium strategy of the play for any hand at any point, in about a microsecond.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/game/player.h"
#include "cribbage/play/opening_table.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// The tree of the whole play with the averages (strategy weights) of its solution. A position in the play is
/// a *target*, as in `PlayTree::Branch`. A target is the index of a node, or negative where the tree has
/// ended, because no remaining choice depends on hidden cards. Hands are the ranks not played yet, lowest
/// first. This loop plays a deal:
///
///     int target = solved.root();
///     PublicPlay play;
///     while (!play.over()) {
///       const Rank rank = solved.choose(target, play, hands[play.toAct()], random);  // if they can play
///       target = solved.after(target, static_cast<int>(rank));                       // else -1, and
///       play.play(rank);                                                             // play.go()
///     }
class SolvedPlay {
 public:
  /// Both arguments must outlive this. `cumulativeStrategy` is that of `CfrState`, from a solution for this
  /// tree.
  SolvedPlay(const PlayTree& tree, std::span<const float> cumulativeStrategy)
      : tree_(&tree), cumulativeStrategy_(cumulativeStrategy) {}

  const PlayTree& tree() const { return *tree_; }

  /// Returns the target at which the play begins.
  int root() const { return tree_->rootTarget(); }

  /// Returns the target after the side to act plays a rank or says go (rank -1). A target past the end of the
  /// tree does not change.
  int after(int target, int rank) const {
    return target < 0 ? target : tree_->branchOf(tree_->node(target), rank).target;
  }

  /// Returns the target after all these events from the start of the play. Every go must be among them.
  int after(std::span<const PlayEvent> played) const {
    int target = root();
    for (const PlayEvent& event : played)
      target = after(target, event.rank ? static_cast<int>(*event.rank) : -1);
    return target;
  }

  /// Returns the probability with which the side to act plays each rank of its hand. At least one rank must
  /// be playable. Needs at most four look-ups. Past the end of the tree, the only or best card has
  /// probability 1.
  ByRank chances(int target, const PublicPlay& play, std::span<const Rank> held) const;

  /// Picks the rank to play at random, with the probabilities that `chances` returns.
  Rank choose(int target, const PublicPlay& play, std::span<const Rank> held, Random& random) const;

 private:
  ByRank chancesAt(const PlayTree::Node& node, std::span<const Rank> held) const;

  const PlayTree* tree_;
  std::span<const float> cumulativeStrategy_;
};

/// The data that `SolvedPlay` looks up, 400 MB.
struct SolvedPlayState {
  PlayTree tree;
  std::vector<float> cumulativeStrategy;

  SolvedPlay play() const { return {tree, cumulativeStrategy}; }
};

/// Loads the solution in a state file that `solve_play` wrote. Fails with `badTable` if it was not solved for
/// players who throw by the table `crib`. This check takes some ten seconds on two cores.
Result<SolvedPlayState> loadSolvedPlay(const ThrowsTable& crib, const std::string& file, int threads);

/// A `Pegger` (a way to choose cards in the play) that follows the solved strategy.
class SolvedPegger final : public Pegger {
 public:
  explicit SolvedPegger(const SolvedPlay& solved) : solved_(solved) {}
  Rank choose(const TurnInformation& turn, Random& random) const override {
    return solved_.choose(solved_.after(turn.information.played), turn.play, turn.held, random);
  }

 private:
  SolvedPlay solved_;
};

/// Draws a random index, each with a probability in proportion to its weight. The sum of the weights is
/// `all`.
std::size_t drawn(std::span<const double> weights, double all, Random& random);

}  // namespace cribbage
