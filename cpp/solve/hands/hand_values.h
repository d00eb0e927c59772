#pragma once
// What each kept hand wins at a score, in the solved play and as the table of pegs has it.

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

/// By hand of four (`RankSets`).
using ByHand = std::vector<float>;

/// Of the hands of one role: how often each is kept, and its chance of winning when the play begins. All
/// have the same shows, those of `ShowKinds`, and the same opponent.
struct HandValues {
  ByHand weights;
  ByHand solved;  ///< when both play to win
  ByHand byHand;  ///< by the pegs of the hand, as a throw is valued
  ByHand byKind;  ///< by the pegs of its kind, as an opponent's throw is valued
};

/// By the holes that dealer and pone need.
using SolvedHands = std::map<std::pair<int, int>, PerSeat<HandValues>>;

/// Adds a score to a file of them, in place of one that was cut short. Reads those that are whole, and of a
/// score the last.
void append(const std::string& file, int dealer, int pone, const PerSeat<HandValues>& values);
SolvedHands readHands(const std::string& file);

/// The play of every hand and kind as the table of pegs has it.
class PegModels {
 public:
  PegModels(const PegSpreadTable& pegging, const HandPegsTable& plays, int threads);

  /// Fills what models say of a score, for these joint hands.
  void value(ToGo toGo, const KindPayoffs::Chance& chance, const ShowKinds& shows, const JointHands& joint,
             PerSeat<HandValues>& values, int threads) const;

 private:
  // Of one play, by kinds at the show: the seat's chance.
  static double chanceOf(Seat seat, const PegDistribution& play, ToGo toGo,
                         const std::vector<double>& byPegs);

  PerSeat<std::vector<PegDistribution>> hands_, kinds_;
  PerSeat<std::vector<std::size_t>> kindOf_;
};

/// What of all joint chances a hand of `seat` has.
ByHand weightsOf(Seat seat, const JointHands& joint);

/// Joint chances in which hands of both have other weights: of all those with these weights the nearest to
/// the old ones (iterative proportional fitting).
JointHands reweighted(const JointHands& joint, const PerSeat<ByHand>& weights);

}  // namespace cribbage
