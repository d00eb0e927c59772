#pragma once
// The data from which advice on the play is made.

#include <memory>

#include "cribbage/advice/kept_at_scores.h"
#include "cribbage/advice/public_stakes.h"
#include "cribbage/advice/solved_subgames.h"
#include "cribbage/discard/kept_hands.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// Made once from two tables; it must outlive the advisors. What they solve is kept with it.
struct PlayKnowledge {
  KeptHands asPone;  ///< what a player of that role keeps
  KeptHands asDealer;
  UsualCribs cribs;
  std::shared_ptr<const OpeningTable> opening;
  std::shared_ptr<SolvedSubgames> subgames = std::make_shared<SolvedSubgames>();
  std::shared_ptr<KeptAtScores> keptToWin = std::make_shared<KeptAtScores>();
};

}  // namespace cribbage
