#pragma once
// The tables of this folder, compiled in.

#include "cribbage/advice/tables.h"

namespace cribbage {

/// All of them, read. Some ten milliseconds.
Tables shippedTables();

}  // namespace cribbage
