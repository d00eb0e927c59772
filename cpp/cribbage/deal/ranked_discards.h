#pragma once
// The best discards for the objective, against an expert who discards for it too.

#include <array>

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// Sets `tied` by points. The discards must be sorted by points.
void markTies(std::array<Discard, 15>& choices);

/// Sets `tied` by worth at a score, and sorts. The tied discards come first, most points first, because their
/// worth does not tell them apart; equal points go by worth. Among them, a certain win comes before the
/// others. The other discards follow by worth. Equal discards go by the discarded cards, lowest id first.
void rankByWorth(std::array<Discard, 15>& choices, Score score, Objective objective);

/// Returns the fifteen discards of a deal against an `Expert` at this score, sorted by `rankByWorth` for the
/// objective of the tables. Takes some milliseconds.
std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables);

}  // namespace cribbage
