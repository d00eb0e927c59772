#pragma once
// What the best play gets against the solved one, from any point of a deal.

#include <vector>

#include "cribbage/discard/kept_hands.h"
#include "cribbage/game/player.h"
#include "cribbage/solver/play_solver.h"
#include "native/solved_play.h"

namespace cribbage {

/// The solved play. Both must outlive this.
struct Solution {
  const PlayTree& tree;
  PlaySolver& solver;
  SolvedPlay play() const { return {tree, solver.numbers().averages}; }
};

/// Values every rank at the choices of one side that knows its six, the starter, and how the solution plays.
/// It follows the play step by step.
class BestAgainstSolved {
 public:
  /// `theirs` is what the opponent keeps. `solved` must outlive this.
  BestAgainstSolved(const Solution& solved, Seat us, const PlaySight& sight, const KeptHands& theirs);

  /// A card or go that either side has just laid or said.
  void step(const PublicPlay& before, int target, int rank);

  /// Net points from here on of each rank that may be laid: the most that any play gets, as a mean over the
  /// hands that the opponent may have left.
  ByRank nets(const LaySight& turn, int target) const;

 private:
  std::vector<float> apartFrom(double& all) const;

  const Solution& solved_;
  Seat us_;
  PlayPath path_;
  std::vector<float> theirs_;  // their reach probabilities
  int ours_ = 0;
};

}  // namespace cribbage
