#pragma once
// The files of mean crib points by the pair of ranks thrown.

#include <string>

#include "native/crib_game.h"

namespace cribbage {

/// A row per role and pair: role, pair, mean crib, deals in which it is thrown.
void writeAverages(const std::string& file, const Responses& best);

/// The same with throws of one suit apart from throws of two.
void writeSuitedAverages(const std::string& file, const Responses& best);

}  // namespace cribbage
