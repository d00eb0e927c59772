#pragma once
// Reports of the solved play: averages by kept hand, what they leave out, leads and replies as text.

#include <string>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/hand_prior_by_class.h"

namespace cribbage {

/// The mean pegs of pone and dealer, over all that both hold.
class PlayReport {
 public:
  PlayReport(const JointHands& joint, const PeggedHands& pegged);

  /// Points a deal.
  double mean(Seat seat) const { return means_[seat]; }

  /// The pegs of both by what we keep, when `seat` is ours.
  const HandPegsTable::Values& values(Seat seat) const { return values_[seat]; }

 private:
  PerSeat<double> means_;
  PerSeat<HandPegsTable::Values> values_;
};

/// Our net of the play for each class of six and each pair thrown, when `seat` is ours: what we hold and
/// throw is gone from what the opponent can hold. In net points; a few seconds.
std::vector<std::array<float, 15>> netsByThrow(Seat seat, const HandPriorByClass& ours,
                                               const HandPriorByClass& theirs, const PeggedHands& pegged,
                                               int threads);

/// The error of the table, which knows our kept ranks alone, against those nets, over all deals and the
/// throws from them, in points.
struct CostOfForgetting {
  double rootMeanSquare = 0;
  double most = 0;  ///< of what a class throws in at least a tenth of its deals
};
CostOfForgetting costOfForgetting(Seat seat, const HandPriorByClass& ours,
                                  const std::vector<std::array<float, 15>>& nets, const HandPegsTable& table);

/// For each kept hand that can be: how often the pone has it, and how often they lead each of its ranks.
void writeLeads(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                const JointHands& joint);

/// For each lead and each kept hand of the dealer: the part of all deals in which they meet, and how often
/// the dealer replies each of its ranks.
void writeReplies(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                  const JointHands& joint);

}  // namespace cribbage
