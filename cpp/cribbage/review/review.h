#pragma once
// A game judged: what was luck, and what was chosen badly.

#include <cstddef>

#include "cribbage/game/record_text.h"
#include "cribbage/review/known_deal.h"
#include "cribbage/review/step.h"

namespace cribbage {

/// Reviews one deal of a game, from 0. Chances along the way are those of somebody who sees every card that
/// the record knows and expects both to go on as experts. A choice is judged by what its player could know:
/// what it lost is the difference from the best, by the advice, and nothing where the two are a tie. The rest
/// of every change is luck. docs/decisions/47-luck-and-skill.md says why.
///
/// Cards that the record does not know, or not with their suit, are left out: then the chance changes by what
/// was lost alone, and the rest is in the luck of the next step after which it is known again. `quick` solves
/// the play in a few rounds. A third of a second.
DealReview reviewDeal(const ReadGame& game, std::size_t deal, const ReviewTables& tables, bool quick);

}  // namespace cribbage
