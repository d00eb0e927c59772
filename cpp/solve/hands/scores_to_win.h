#pragma once
// Solves throws and play near the last hole together, to win, at one score after another.

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

/// The settings of a solution.
struct HandsEffort {
  int turns = 8;   ///< turns of throws, then play
  int rounds = 3;  ///< rounds of CFR+ in each turn
  /// The standard deviation, in win chance, of the noise on hand values when hands are thrown. Many throws
  /// win nearly equally often. Without noise, the choice between them would depend on the last digits.
  float blur = 0.01f;
  bool measures = false;  ///< prints how much either side could still gain
  int threads = 1;
  std::string stateFile = {};  ///< stores the solution of the last score, if not empty
};

/// Solves scores one after another. Each starts from the solution before it, so solve neighbouring scores in
/// turn. Takes two gigabytes.
class ScoresToWin {
 public:
  /// `forPoints` is the solved play for points of the hands in `joint`. The first three arguments must
  /// outlive this.
  ScoresToWin(const HandsEffort& effort, const TablesForHands& tables, const ShowKinds& shows,
              JointHands joint, CfrState forPoints);

  /// Returns the win chance of each hand if both throw and play to win. Throws and play respond to each other
  /// in turns. The throws are a mean of all responses so far, with more weight on later ones (fictitious
  /// play; Brown 1951). Prints a line per turn. Takes some 70 seconds on two cores.
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
