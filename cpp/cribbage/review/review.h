#pragma once
// The review of a game: its luck and its mistakes.

#include <cstddef>

#include "cribbage/game/record_text.h"
#include "cribbage/review/known_deal.h"
#include "cribbage/review/step.h"

namespace cribbage {

/// Reviews one deal of a game, counted from 0. The chances along the way are those of an observer who sees
/// every card that the record has, and expects both sides to continue as experts. A choice is judged by the
/// information of its player. Its loss is the difference from the best choice by the advice, or 0 if the two
/// are a tie. The rest of every change is luck. docs/decisions/47-luck-and-skill.md gives the reasons.
///
/// Cards that are missing in the record, or have no suit there, are left out. The chance then changes only by
/// the loss, and the rest is included in the luck of the next step after which the chance is known. `quick`
/// solves the play in a few rounds. Takes a third of a second.
DealReview reviewDeal(const ReadGame& game, std::size_t deal, const ReviewTables& tables, bool quick);

}  // namespace cribbage
