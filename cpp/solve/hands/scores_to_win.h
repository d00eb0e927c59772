#pragma once
// Solves throwing and playing to win near the last hole, both together, at one score after another.

#include <memory>
#include <string>

#include "cribbage/board/board_table.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "solve/hands/hand_values.h"
#include "solve/winning/kind_payoffs.h"
#include "solve/winning/show_chances.h"
#include "solve/winning/show_kinds.h"

namespace cribbage {

/// The shipped tables from which hands are solved.
struct TablesForHands {
  ThrowsTable crib;
  HandPegsTable plays;
  BoardTable board;
  PegSpreadTable pegging;
};

/// How much work `ScoresToWin` does at each score.
struct HandsEffort {
  int turns = 8;   ///< each solves the throws, then the play
  int rounds = 3;  ///< rounds of CFR+ in each turn
  /// The standard deviation, in win chance, of the noise added to the values of hands when throws are chosen.
  /// Many throws win nearly equally often. Without noise, the choice between them would depend on the last
  /// digits.
  float blur = 0.01f;
  bool measures = false;  ///< prints how much either side could still gain
  int threads = 1;
  std::string stateFile = {};  ///< stores the solution of the last score, if not empty
};

/// Solves one score at a time. Each solution starts from the one before, so solve neighbouring scores one
/// after another. Takes two gigabytes.
class ScoresToWin {
 public:
  /// `joint` has the probabilities of both hands if players throw for points, and `forPoints` is the play
  /// solved for these hands. The first three arguments must outlive this.
  ScoresToWin(const HandsEffort& effort, const TablesForHands& tables, const ShowKinds& shows,
              JointHands joint, CfrState forPoints);

  /// Returns the win chance of each hand if both sides throw and play to win. Solves throws and play
  /// alternately, each as a response to the other. The throws are a mean of all responses so far, in which
  /// later ones weigh more (fictitious play; Brown 1951). Prints a line for each turn. Takes some 70 seconds
  /// on two cores.
  PerSeat<HandValues> solve(ToGo toGo);

 private:
  void lessen();
  double takeSolved(PerSeat<HandValues>& values);
  std::shared_ptr<const TerminalPayoffs> payoffsOf();

  const HandsEffort& effort_;
  const TablesForHands& tables_;
  const ShowKinds& shows_;
  ShowChances chances_;
  PegModels models_;
  JointHands forPoints_;
  PerSeat<ByHand> weights_;  // of the hands in `forPoints_`
  PlayTree tree_{PublicPlay{}};
  KindPayoffs* payoffs_ = nullptr;
  PlaySolver solver_;
};

}  // namespace cribbage
