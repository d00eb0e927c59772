#pragma once
// The solver of the play with hidden hands, by ranks. It finds mixed strategies of both players near an
// equilibrium.

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
/// regret minimisation with alternating updates and one of two rules (`CfrRule`). Every information set (a
/// public node and a hand) has a regret for each legal card. The average strategy over all rounds converges
/// to the equilibrium. A choice depends only on the player's own cards and the public history.
///
/// Traversals are in vector form: one vector holds all hands of a player. Points are carried down to the
/// leaves, so that joint probabilities are needed only there.
///
/// Solving the whole play takes 1.2 GB, and a second or two for each round. Solving the play from the fourth
/// card on takes a megabyte, and a millisecond for each round. A native program solves the whole play in
/// advance. The app, even on a phone, solves only the part after the third card.
class PlaySolver {
 public:
  /// A loop: calls its second argument with every number from 0 to its first argument minus 1, in any order
  /// or in parallel.
  using ForEach = std::function<void(std::size_t, const std::function<void(std::size_t)>&)>;

  /// `tree` must outlive this.
  PlaySolver(const PlayTree& tree, JointHands joint, CfrRule rule = CfrRule::plus);

  /// Solves with the given payoffs instead. They must be payoffs of the same tree; several solvers may share
  /// them.
  PlaySolver(const PlayTree& tree, std::shared_ptr<const TerminalPayoffs> payoffs,
             CfrRule rule = CfrRule::plus);

  /// Sets how work is distributed over threads; without it, work is serial. The result is the same to the
  /// last bit.
  void setForEach(ForEach forEach) { forEach_ = std::move(forEach); }

  int rounds() const { return state_.rounds; }

  /// Solves one round: the pone updates their strategy, then the dealer answers the new one.
  void solveRound();

  /// Solves the last round. The average strategies become the same as by `solveRound`, but the regrets stay
  /// as they are, so no round may follow. It takes a fraction of the time, because it values no leaf.
  void solveLastRound();

  /// Returns the expected payoff of `seat` if both play their average strategy: the mean net points, times
  /// the sum of the joint probabilities.
  double value(Seat seat) { return sumOf(walk(CfrTraversal::Mode::value, seat)); }

  /// Returns the expected payoff of each hand of `seat` (`RankSets`): counterfactual values, whose sum is
  /// `value`.
  std::vector<float> values(Seat seat) { return walk(CfrTraversal::Mode::value, seat); }

  /// Returns the expected payoff of `seat` with a best response to the opponent's average strategy. The sum
  /// of both players' best values is NashConv: twice the exploitability of the two strategies, 0 at an
  /// equilibrium.
  double bestResponseValue(Seat seat) { return sumOf(walk(CfrTraversal::Mode::bestResponse, seat)); }

  /// Returns the mean pegs of pone and dealer for each pair of hands, if both play their average strategy.
  PeggedHands pegged();

  /// Reports every terminal to `see`, with its probability when both play their average strategy. For a given
  /// pair of hands the probabilities of its terminals add to 1. Takes some ten seconds for the whole play.
  void eachTerminal(const SeePegs& see);

  const TerminalPayoffs& payoffs() const { return *payoffs_; }

  /// Returns the counterfactual value of each hand of `seat` from a point of the tree on, for a best response
  /// to the opponent's average strategy. It is the net points, including those of `path`, times the joint
  /// probability of the hands, times the opponent's reach probability `theirs`. Both vectors are laid out as
  /// in `HandVectors`.
  std::vector<float> bestResponseFrom(int target, const PlayPath& path, Seat seat,
                                      const std::vector<float>& theirs);

  /// Returns the best-response values with other payoffs of the same tree.
  std::vector<float> bestResponseFrom(const TerminalPayoffs& payoffs, int target, const PlayPath& path,
                                      Seat seat, const std::vector<float>& theirs);

  /// Returns the reach probabilities of the hands left after the player to act at `node` plays `rank`.
  /// `tremble` is added to the average strategy's probability of each card, so that no hand gets probability
  /// 0. The result is not normalised.
  std::vector<float> playFrom(int node, int rank, const std::vector<float>& hands, float tremble) const;

  /// The state, for a caller that stores it. `resume` continues from such a state, with its rule.
  const CfrState& state() const { return state_; }
  void resume(CfrState state);

  /// Restarts the average strategy and keeps the regrets (a warm start). Rounds solved for another root or
  /// other payoffs then no longer count in the average.
  void forgetAverageStrategy();

  /// Moves the state out; no other call is allowed until `resume`.
  CfrState release() { return std::exchange(state_, {}); }

  /// Returns the average strategy at `node`: the probability of each rank for a hand of the player to act.
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
