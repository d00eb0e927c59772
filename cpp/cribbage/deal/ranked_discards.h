#pragma once
// Ranks the fifteen discards of a deal by their worth for an objective. The opponent is an expert who
// discards for the same objective.

#include <array>

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// Marks as `tied` the discards whose points are below the best by no more than the error (`tieOfPoints`).
/// The discards must be sorted by points.
void markTies(std::array<Discard, 15>& choices);

/// Marks as `tied` the discards whose worth at this score is below the best by no more than the error
/// (`tieOfThrows`), and sorts all discards. Tied discards come first, most points first, because their worth
/// does not tell them apart; those with equal points are ordered by worth. A certain win comes before all
/// other tied discards. The discards that are not tied follow, ordered by worth. Any that are still equal are
/// ordered by the discarded cards, lowest id first.
void rankByWorth(std::array<Discard, 15>& choices, Score score, Objective objective);

/// Returns the fifteen discards of a deal against an `Expert` at this score, sorted by `rankByWorth` for the
/// objective of the tables. Takes some milliseconds.
std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables);

}  // namespace cribbage
