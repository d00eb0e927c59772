#pragma once
// The subgame that begins after the third card of the play, and its solver.

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cribbage/advice/first_ranks.h"
#include "cribbage/advice/score_context.h"
#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// The key of a subgame: its first three ranks and, if both sides discard and play to win, the score. Without
/// a score both play for points.
struct SubgameOf {
  FirstRanks first;
  std::optional<PublicScore> score;
  bool secondCards = false;  ///< whether the pone is assumed to choose the third card to win (`SecondCards`)
  friend bool operator==(const SubgameOf&, const SubgameOf&) = default;
};

/// The fixed part of a subgame: its public tree and payoffs. It takes some 3 MB, and 5 ms to build; twice as
/// much if both sides play to win.
struct SubgameRoot {
  /// Makes a root at which both sides play for points.
  SubgameRoot(const FirstRanks& first, JointHands joint)
      : of{first, std::nullopt}, tree(playAfter(first)), points(tree, std::move(joint)) {}

  /// Makes a root at which both sides play to win, or for points if one of the first cards has ended the
  /// game.
  SubgameRoot(const SubgameOf& subgame, JointHands joint, const ScoreContext& context, const CribPrior& cribs)
      : of(subgame),
        tree(playAfter(of.first)),
        points(tree, std::move(joint)),
        toWin(context.after(of.first) ? context.payoffs(points, of.first, cribs) : nullptr) {}

  /// The payoffs that both sides maximise.
  const TerminalPayoffs& payoffs() const { return toWin ? *toWin : points; }

  SubgameOf of;
  PlayTree tree;
  TerminalPayoffs points;
  std::unique_ptr<const WinPayoffs> toWin;
};

/// A subgame with its solver. After the third card the public tree is small enough to be solved in a fraction
/// of a second. All later advice in the same play comes from this solution. The joint probabilities at the
/// root fix the range of each side.
struct Subgame {
  explicit Subgame(const std::shared_ptr<const SubgameRoot>& root)
      : first(root->of.first),
        tree(root->tree),
        points(root->points),
        solver(tree, {root, &root->payoffs()}, CfrRule::discounted) {}

  const FirstRanks& first;
  const PlayTree& tree;
  const TerminalPayoffs& points;
  PlaySolver solver;  // shares ownership of the root, which has the members above
};

/// The subgames needed to advise on one turn: one for each possible third card.
using Subgames = std::vector<std::unique_ptr<Subgame>>;

}  // namespace cribbage
