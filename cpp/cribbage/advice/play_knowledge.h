#pragma once
// The data from which advice on the play is made.

#include <memory>

#include "cribbage/discard/kept_hands.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// Made once from two tables; it must outlive the advisors.
struct PlayKnowledge {
  KeptHands asPone;  ///< what a player of that role keeps
  KeptHands asDealer;
  std::shared_ptr<const OpeningTable> opening;
};

}  // namespace cribbage
