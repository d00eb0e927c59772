#pragma once
// The review of a game: its luck and its mistakes.

#include <cstddef>

#include "cribbage/record/text.h"
#include "cribbage/review/known_deal.h"
#include "cribbage/review/step.h"

namespace cribbage {

/// Reviews one deal of a game, by its number from 0. The win chances are those of an observer who sees every
/// card in the record, and expects both sides to continue as experts. A choice is judged by what its player
/// could know. The loss is the distance in win chance between this choice and the best choice by the advice,
/// or 0 if the two are tied. Every other change of the win chance is luck.
/// docs/decisions/47-luck-and-skill.md gives the reasons.
///
/// Cards that are missing in the record, or have no suit there, are left out. Without them the chance after a
/// step may be unknown. The chance is then assumed to change only by the loss. The remaining change is
/// included in the luck of the next step after which the chance is known. `quick` solves the play in a few
/// rounds. Takes a third of a second.
DealReview reviewDeal(const ReadGame& game, std::size_t deal, const ReviewTables& tables, bool quick);

}  // namespace cribbage
