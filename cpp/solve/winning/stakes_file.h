#pragma once
// stakes.bin as it is written, and what a player loses by it.

#include <string>

#include "solve/winning/opening_shapes.h"

namespace cribbage {

/// Writes the table of the grid of these numbers, and prints its losses at each score and over all.
void writeStakes(const std::string& file, const std::vector<int>& dealers, const std::vector<int>& pones,
                 const SolvedOpenings& openings, const ThrowsTable& crib, const OpeningTable& points,
                 const OpeningShapes& shapes);

}  // namespace cribbage
