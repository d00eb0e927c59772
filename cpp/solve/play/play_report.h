#pragma once
// Reports of the solved play: averages by kept hand, their error, and leads and replies as text.

#include <string>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/hand_prior_by_class.h"

namespace cribbage {

/// The mean pegs of pone and dealer, over all pairs of hands.
class PlayReport {
 public:
  PlayReport(const JointHands& joint, const PeggedHands& pegged);

  /// Returns the mean pegs per deal.
  double mean(Seat seat) const { return means_[seat]; }

  /// Returns the mean pegs of both sides by our kept hand, if `seat` is ours.
  const HandPegsTable::Values& values(Seat seat) const { return values_[seat]; }

 private:
  PerSeat<double> means_;
  PerSeat<HandPegsTable::Values> values_;
};

/// Returns our net points in the play for each class of six and each pair thrown, if `seat` is ours. The
/// opponent's hands exclude all six of our cards. Takes a few seconds.
std::vector<std::array<float, 15>> netsByThrow(Seat seat, const HandPriorByClass& ours,
                                               const HandPriorByClass& theirs, const PeggedHands& pegged,
                                               int threads);

/// The error, in points, of the table of pegs against `netsByThrow`, over all deals and their throws. The
/// table knows only our kept ranks.
struct CostOfForgetting {
  double rootMeanSquare = 0;
  double most = 0;  ///< over the throws that a class makes in at least a tenth of its deals
};
CostOfForgetting costOfForgetting(Seat seat, const HandPriorByClass& ours,
                                  const std::vector<std::array<float, 15>>& nets, const HandPegsTable& table);

/// Writes for each possible kept hand how often the pone has it, and how often each of its ranks is led.
void writeLeads(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                const JointHands& joint);

/// Writes for each lead and each kept hand of the dealer the share of all deals in which both occur, and how
/// often the dealer replies with each rank of the hand.
void writeReplies(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                  const JointHands& joint);

}  // namespace cribbage
