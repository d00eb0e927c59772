#pragma once
// The win chance of each kept hand at a score: as solved, and as the table of pegs predicts it.

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

/// For the hands of one seat: how often each is kept, and its win chance when the play begins. All chances
/// assume the same opponent and the shows of `ShowKinds`.
struct HandValues {
  ByHand weights;
  ByHand solved;  ///< if both play to win
  ByHand byHand;  ///< by the pegs of the hand, as our throw is valued
  ByHand byKind;  ///< by the pegs of its kind, as an opponent's throw is valued
};

/// The values of the hands at each solved score. The key is the holes that the dealer and the pone need.
using SolvedHands = std::map<std::pair<int, int>, PerSeat<HandValues>>;

/// `append` adds a score to a file of hand values, and overwrites a last record that was cut short.
/// `readHands` ignores such a record. If a score has several records, it uses the last one.
void append(const std::string& file, int dealer, int pone, const PerSeat<HandValues>& values);
SolvedHands readHands(const std::string& file);

/// The distribution of pegs of every hand and of every kind of hand, according to the table of pegs.
class PegModels {
 public:
  PegModels(const PegSpreadTable& pegging, const HandPegsTable& plays, int threads);

  /// Fills all fields of `values` except `solved`, at one score. `joint` has the probabilities of the pairs
  /// of hands.
  void value(ToGo toGo, const KindPayoffs::Chance& chance, const ShowKinds& shows, const JointHands& joint,
             PerSeat<HandValues>& values, int threads) const;

 private:
  // Returns the win chance of `seat` for one distribution of pegs. `byPegs` has the dealer's win chance when
  // the show begins, for each pair of pegs.
  static double chanceOf(Seat seat, const PegDistribution& play, ToGo toGo,
                         const std::vector<double>& byPegs);

  PerSeat<std::vector<PegDistribution>> hands_, kinds_;
  PerSeat<std::vector<std::size_t>> kindOf_;
};

/// Returns how often `seat` has each hand, according to the joint probabilities of both hands.
ByHand weightsOf(Seat seat, const JointHands& joint);

/// Changes joint probabilities so that the hands of each side occur as often as `weights` says, and otherwise
/// as little as possible (iterative proportional fitting).
JointHands reweighted(const JointHands& joint, const PerSeat<ByHand>& weights);

}  // namespace cribbage
