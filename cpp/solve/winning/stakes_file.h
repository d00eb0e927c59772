#pragma once
// Writes stakes.bin, and measures how much win chance a player loses by choosing cards by this table.

#include <string>

#include "solve/winning/opening_shapes.h"

namespace cribbage {

/// Writes the table for the grid of scores at which the dealer needs one of `dealers` holes and the pone one
/// of `pones`. Prints the loss at each score, and the mean.
void writeStakes(const std::string& file, const std::vector<int>& dealers, const std::vector<int>& pones,
                 const SolvedOpenings& openings, const ThrowsTable& crib, const OpeningTable& points,
                 const OpeningShapes& shapes);

}  // namespace cribbage
