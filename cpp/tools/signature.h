#pragma once
// One number for everything the engine says of a fixed set of questions: a change that alters it alters
// answers.

#include <cstdint>

#include "cribbage/tables.h"

namespace cribbage {

/// FNV-1a over the points of all 12,994,800 shows as hand and as crib, and over the fifteen valued discards
/// of 200 seeded deals for dealer and pone, against each opponent, means to the last bit. The `tables` must
/// be whole. The same natively and in WebAssembly. Half a second.
std::uint64_t signature(const Tables& tables);

}  // namespace cribbage
