#pragma once
// The data behind advice on the play.

#include <memory>

#include "cribbage/advice/score_context.h"
#include "cribbage/advice/second_cards.h"
#include "cribbage/advice/subgame_cache.h"
#include "cribbage/advice/win_prior_cache.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// The priors and the opening table that all advisors share, and caches of what they compute. Must outlive
/// the advisors.
struct PlayKnowledge {
  HandPrior asPone;  ///< the prior over the hands that a pone keeps
  HandPrior asDealer;
  CribPrior cribs;
  std::shared_ptr<const OpeningTable> opening;
  std::shared_ptr<SubgameCache> subgames = std::make_shared<SubgameCache>();
  std::shared_ptr<WinPriorCache> winPriors = std::make_shared<WinPriorCache>();
  std::shared_ptr<SecondCardsCache> secondCards = std::make_shared<SecondCardsCache>();
};

}  // namespace cribbage
