#pragma once
// Writes stakes.bin, and measures how much win chance a player loses by choosing cards by this table.

#include <string>

#include "solve/winning/opening_shapes.h"

namespace cribbage {

/// Writes the table for a grid of scores. `dealers` and `pones` are the numbers of holes that each side may
/// need. Prints how much win chance a player loses by choosing cards by the table, and by playing for points:
/// at each solved score, and on average.
void writeStakes(const std::string& file, const std::vector<int>& dealers, const std::vector<int>& pones,
                 const SolvedOpenings& openings, const ThrowsTable& crib, const OpeningTable& points,
                 const OpeningShapes& shapes);

}  // namespace cribbage
