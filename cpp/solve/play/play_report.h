#pragma once
// What the solved play comes to: averages by kept hand, what they leave out, leads and replies as text.

#include <string>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/kept_together.h"

namespace cribbage {

/// What pone and dealer peg, over what both hold.
class PlayReport {
 public:
  PlayReport(const JointHands& joint, const PeggedHands& pegged);

  /// Points a deal.
  double mean(PublicPlay::Side side) const { return means_[side]; }

  /// What we and they peg by what we keep, when `side` is ours.
  const HandPegsTable::Values& values(PublicPlay::Side side) const { return values_[side]; }

 private:
  std::array<double, 2> means_{};
  std::array<HandPegsTable::Values, 2> values_{};
};

/// Our net of the play for each class of six and each pair thrown, when `side` is ours: what we hold and
/// throw is gone from what the opponent can hold. In net points; a few seconds.
std::vector<std::array<float, 15>> netsByThrow(PublicPlay::Side side, const KeptTogether& ours,
                                               const KeptTogether& theirs, const PeggedHands& pegged,
                                               int threads);

/// How far the table, which knows our kept ranks alone, is from that, over all deals and what is thrown from
/// them, in points.
struct CostOfForgetting {
  double rootMeanSquare = 0;
  double most = 0;  ///< of what a class throws in at least a tenth of its deals
};
CostOfForgetting costOfForgetting(PublicPlay::Side side, const KeptTogether& ours,
                                  const std::vector<std::array<float, 15>>& nets, const HandPegsTable& table);

/// For each kept hand that can be: how often the pone has it, and how often they lead each of its ranks.
void writeLeads(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                const JointHands& joint);

/// For each lead and each kept hand of the dealer: the part of all deals in which they meet, and how often
/// the dealer replies each of its ranks.
void writeReplies(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                  const JointHands& joint);

}  // namespace cribbage
