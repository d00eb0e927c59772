#pragma once
// Writes the files of mean crib points by the pair of ranks thrown.

#include <string>

#include "native/crib_game.h"

namespace cribbage {

/// Writes a row per role and pair: role, pair, mean crib, deals in which the pair is thrown.
void writeAverages(const std::string& file, const Responses& best);

/// Writes the same with separate rows for suited and unsuited pairs.
void writeSuitedAverages(const std::string& file, const Responses& best);

}  // namespace cribbage
