#pragma once
// The files of what the crib averages by the pair of ranks thrown.

#include <string>

#include "native/crib_game.h"

namespace cribbage {

/// A row for each role and pair: role, pair, mean crib, deals in which it is thrown.
void writeAverages(const std::string& file, const Responses& best);

/// The same with what is thrown of one suit apart from what is thrown of two.
void writeSuitedAverages(const std::string& file, const Responses& best);

}  // namespace cribbage
