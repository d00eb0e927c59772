#pragma once
// The win chance of each kept hand at a score, in the solved play and by the table of pegs.

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "solve/winning/kind_payoffs.h"
#include "solve/winning/show_kinds.h"

namespace cribbage {

/// A number for each hand of four (`RankSets`).
using ByHand = std::vector<float>;

/// The hands of one role: how often each is kept, and its win chance when the play begins. All chances assume
/// the shows of `ShowKinds` and the same opponent.
struct HandValues {
  ByHand weights;
  ByHand solved;  ///< if both play to win
  ByHand byHand;  ///< by the pegs of the hand, as our throw is valued
  ByHand byKind;  ///< by the pegs of its kind, as an opponent's throw is valued
};

/// The values of hands by the holes that the dealer and the pone need.
using SolvedHands = std::map<std::pair<int, int>, PerSeat<HandValues>>;

/// `append` adds a score to a file of hand values, in place of a record that was cut short. `readHands` reads
/// whole records only, and the last record of each score.
void append(const std::string& file, int dealer, int pone, const PerSeat<HandValues>& values);
SolvedHands readHands(const std::string& file);

/// The pegs of every hand and kind by the table of pegs.
class PegModels {
 public:
  PegModels(const PegSpreadTable& pegging, const HandPegsTable& plays, int threads);

  /// Fills all values but the solved ones at a score, for the given joint hands.
  void value(ToGo toGo, const KindPayoffs::Chance& chance, const ShowKinds& shows, const JointHands& joint,
             PerSeat<HandValues>& values, int threads) const;

 private:
  // Returns the seat's win chance for one distribution of pegs. `byPegs` has the dealer's chances at the
  // show.
  static double chanceOf(Seat seat, const PegDistribution& play, ToGo toGo,
                         const std::vector<double>& byPegs);

  PerSeat<std::vector<PegDistribution>> hands_, kinds_;
  PerSeat<std::vector<std::size_t>> kindOf_;
};

/// Returns the share of each hand of `seat` in the joint chances.
ByHand weightsOf(Seat seat, const JointHands& joint);

/// Changes joint chances so that the hands of both sides have the given weights. The result is the nearest to
/// the old chances (iterative proportional fitting).
JointHands reweighted(const JointHands& joint, const PerSeat<ByHand>& weights);

}  // namespace cribbage
