#pragma once
// What to throw for the sake of the game, against an expert who does the same.

#include <array>

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/discard.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// The fifteen discards of a deal, best first for the objective of the tables, against an `Expert` at this
/// score. Some milliseconds.
std::array<Discard, 15> rankedByWorth(const Dealt& dealt, bool weDeal, Score score, const WinTables& tables);

}  // namespace cribbage
