#pragma once
// Writes stakes.bin, and measures the loss of a player who plays by it.

#include <string>

#include "solve/winning/opening_shapes.h"

namespace cribbage {

/// Writes the table for the grid of these needs, and prints the losses at each score and overall.
void writeStakes(const std::string& file, const std::vector<int>& dealers, const std::vector<int>& pones,
                 const SolvedOpenings& openings, const ThrowsTable& crib, const OpeningTable& points,
                 const OpeningShapes& shapes);

}  // namespace cribbage
