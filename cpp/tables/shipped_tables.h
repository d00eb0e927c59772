#pragma once
// The tables of this folder, compiled in.

#include "cribbage/play_tables.h"

namespace cribbage {

/// All of them, read. Some ten milliseconds.
PlayTables shippedTables();

}  // namespace cribbage
