#pragma once
// Writes stakes.bin, and measures how much win chance a player loses by choosing cards by this table.

#include <string>

#include "cribbage/advice/tables.h"
#include "solve/openings/opening_shapes.h"

namespace cribbage {

/// Replaces the leads and replies in the file of a table of stakes by those at the scores of `grid`. Prints
/// how much win chance a player loses by choosing cards by the table, and by playing for points: at each
/// solved score, and on average. Returns the exit status.
int writeOpenings(const std::string& file, const ScoreGrid& grid, const SolvedOpenings& openings,
                  const Tables& tables, const OpeningShapes& shapes);

}  // namespace cribbage
