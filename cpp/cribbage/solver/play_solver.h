#pragma once
// The solver of the play by ranks with hidden hands: a mixed strategy of both players near an equilibrium.

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "cribbage/solver/cfr_traversal.h"

namespace cribbage {

/// Approximates a Nash equilibrium of the play from the root of a tree on. The method is counterfactual
/// regret minimisation with alternating updates, by one of two rules (`CfrRule`). Every information set,
/// which is a public node and a hand, has a regret for each card that it may play. The average strategy over
/// all rounds converges to the equilibrium. Traversals are in vector form: one vector holds all hands of a
/// player. Points are carried down to the leaves, so that joint probabilities are needed only there. A choice
/// depends on a player's own cards and the public history, and on nothing else.
///
/// The whole play takes 1.2 GB and a second or two a round; from the fourth card on, a megabyte and a
/// millisecond. A native program solves the one and a phone the other with this class: only the root differs.
class PlaySolver {
 public:
  /// Calls its second argument with every number below the first, in any order, or in parallel.
  using ForEach = std::function<void(std::size_t, const std::function<void(std::size_t)>&)>;

  /// `tree` must outlive this.
  PlaySolver(const PlayTree& tree, JointHands joint, CfrRule rule = CfrRule::plus);

  /// The same with other payoffs of the same tree. Solvers may share them.
  PlaySolver(const PlayTree& tree, std::shared_ptr<const TerminalPayoffs> payoffs,
             CfrRule rule = CfrRule::plus);

  /// Sets how work is shared out; by default serially. The result is the same to the last bit.
  void setForEach(ForEach forEach) { forEach_ = std::move(forEach); }

  int rounds() const { return state_.rounds; }

  /// One round: the pone updates its strategy, then the dealer answers the new one.
  void solveRound();

  /// The expected payoff of `seat` when both play their average strategy: net points, times the sum of the
  /// joint probabilities.
  double value(Seat seat) { return sumOf(walk(CfrTraversal::Mode::value, seat)); }

  /// The same by hand of `seat` (`RankSets`): counterfactual values, which add to that.
  std::vector<float> values(Seat seat) { return walk(CfrTraversal::Mode::value, seat); }

  /// The same when `seat` plays a best response to the opponent's average. The best values of both players
  /// add to NashConv: twice the exploitability of the pair of strategies, 0 at an equilibrium.
  double bestResponseValue(Seat seat) { return sumOf(walk(CfrTraversal::Mode::bestResponse, seat)); }

  /// Mean pegs of pone and dealer, by both hands, when both play their average strategy.
  PeggedHands pegged();

  /// Reports every terminal when both play their average strategy. The probabilities of the terminals of two
  /// given hands add to 1. Some ten seconds for the whole play.
  void eachTerminal(const SeePegs& see);

  const TerminalPayoffs& payoffs() const { return *payoffs_; }

  /// The counterfactual value of each hand of `seat` from a point of the tree on, by a best response to the
  /// opponent's average. It is net points, those of `path` included, times the joint probability of the
  /// hands, times the opponent's reach probability `theirs`. Both are laid out as `HandVectors`.
  std::vector<float> bestResponseFrom(int target, const PlayPath& path, Seat seat,
                                      const std::vector<float>& theirs);

  /// The same by other payoffs of the same tree.
  std::vector<float> bestResponseFrom(const TerminalPayoffs& payoffs, int target, const PlayPath& path,
                                      Seat seat, const std::vector<float>& theirs);

  /// Reach probabilities of the hands left when the player that acts at `node` plays `rank`. Each card has
  /// the probability of the average strategy plus `tremble`, so that no hand gets probability 0. They are not
  /// normalised.
  std::vector<float> playFrom(int node, int rank, const std::vector<float>& hands, float tremble) const;

  /// The state, for a caller that stores it; `resume` goes on from it, by its rule.
  const CfrState& state() const { return state_; }
  void resume(CfrState state);

  /// Restarts the average strategy and keeps the regrets: a warm start. Rounds for another root or other
  /// payoffs then no longer count in the average.
  void forgetAverageStrategy();

  /// Moves the state out; no other call is allowed until `resume`.
  CfrState release() { return std::exchange(state_, {}); }

  /// The average strategy at `node`: the probability that a hand of the player that acts plays each rank.
  std::array<float, rankCount> chances(int node, int set) const;

 private:
  std::vector<float> walk(CfrTraversal::Mode mode, Seat seat, const SeePegs* see = nullptr);
  static double sumOf(const std::vector<float>& values);

  const PlayTree& tree_;
  std::shared_ptr<const TerminalPayoffs> payoffs_;
  ForEach forEach_;
  CfrState state_;
};

}  // namespace cribbage
