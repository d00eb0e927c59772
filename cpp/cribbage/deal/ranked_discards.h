#pragma once
// The best discards for the objective, against an expert who discards for it too.

#include <array>

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// The fifteen discards of a deal, best first for the objective of the tables, against an `Expert` at this
/// score. Takes some milliseconds.
std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables);

}  // namespace cribbage
