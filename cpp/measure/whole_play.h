#pragma once
// Best answers to averages of the whole play, each hand known to its player alone.

#include <vector>

#include "cribbage/solver/play_solver.h"
#include "measure/advised_play.h"

namespace cribbage {

/// Net points a deal: of the best answer of each seat to the other's averages, and of the dealer's averages.
struct Answers {
  BySeat<double> best;
  double dealers = 0;

  double both() const { return best[Seat::pone] + best[Seat::dealer]; }
};

class WholePlay {
 public:
  /// `tree` must outlive this.
  WholePlay(const PlayTree& tree, const JointHands& joint) : tree_(tree), solver_(tree, joint) {}

  PlaySolver& solver() { return solver_; }
  const std::vector<float>& averages() const { return solver_.numbers().averages; }

  /// To the averages that it has, and to those that it is given. Half a minute.
  Answers answers();
  Answers answersTo(std::vector<float> averages);

  /// The averages of `fixed` at the nodes of one stage, those of `others` elsewhere.
  std::vector<float> mixed(const std::vector<float>& fixed, std::vector<float> others, Stage stage) const;

 private:
  const PlayTree& tree_;
  PlaySolver solver_;
};

}  // namespace cribbage
