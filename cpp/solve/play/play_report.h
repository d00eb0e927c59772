#pragma once
// Reports on the solved play: mean pegs by kept hand, the error of these means, and the leads and replies as
// text.

#include <string>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/hand_prior_by_class.h"

namespace cribbage {

/// The mean pegs of pone and dealer, over all pairs of hands and for each kept hand.
class PlayReport {
 public:
  PlayReport(const JointHands& joint, const PeggedHands& pegged);

  /// Returns the mean pegs of `seat` per deal.
  double mean(Seat seat) const { return means_[seat]; }

  /// For each hand that `seat` can keep, returns the mean pegs of both sides. `seat` is "ours" in the result.
  const HandPegsTable::Values& values(Seat seat) const { return values_[seat]; }

 private:
  PerSeat<double> means_;
  PerSeat<HandPegsTable::Values> values_;
};

/// For each class of six ranks that `seat` is dealt and each pair thrown from it, returns the net points of
/// `seat` in the play. The opponent holds none of these six cards. Takes a few seconds.
std::vector<std::array<float, 15>> netsByThrow(Seat seat, const HandPriorByClass& ours,
                                               const HandPriorByClass& theirs, const PeggedHands& pegged,
                                               int threads);

/// How much the table of pegs differs from `netsByThrow`, in points, over all deals and their throws. The
/// table knows only the ranks kept and forgets those thrown.
struct CostOfForgetting {
  double rootMeanSquare = 0;
  double most = 0;  ///< over the throws that a class makes in at least a tenth of its deals
};
CostOfForgetting costOfForgetting(Seat seat, const HandPriorByClass& ours,
                                  const std::vector<std::array<float, 15>>& nets, const HandPegsTable& table);

/// Writes, for each possible kept hand, how often the pone keeps it, and how often the pone then leads each
/// of its ranks.
void writeLeads(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                const JointHands& joint);

/// Writes a row for each lead and each kept hand of the dealer. It has the share of all deals in which both
/// occur, and how often the dealer then replies with each rank.
void writeReplies(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                  const JointHands& joint);

}  // namespace cribbage
