#pragma once
// Writes, for the page about cribs, files with the mean points of the crib for each pair of ranks thrown.

#include <string>

#include "native/crib_game.h"

namespace cribbage {

/// Writes a row for each role and pair of ranks: the mean points of the crib, and the number of deals in
/// which the pair is thrown.
void writeAverages(const std::string& file, const Responses& best);

/// Writes the same, but suited and unsuited pairs have rows of their own.
void writeSuitedAverages(const std::string& file, const Responses& best);

}  // namespace cribbage
