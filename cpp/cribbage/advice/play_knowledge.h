#pragma once
// The data from which advice on the play is made.

#include <memory>

#include "cribbage/advice/score_context.h"
#include "cribbage/advice/subgame_cache.h"
#include "cribbage/advice/win_prior_cache.h"
#include "cribbage/discard/hand_prior.h"
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
