#pragma once
// What the advice on the play is made from.

#include <memory>

#include "cribbage/discard/kept_hands.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// Made once, of two tables; it must outlive the advisors.
struct PlayKnowledge {
  KeptHands asPone;  ///< what one keeps in that role
  KeptHands asDealer;
  std::shared_ptr<const OpeningTable> opening;
};

}  // namespace cribbage
