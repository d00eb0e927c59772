#pragma once
// Reads the file of recorded games.

#include <string>

#include "cribbage/base/error.h"

namespace cribbage {

/// Reads a file, or standard input for `-`. Fails with `badRecord` if it cannot be read.
Result<std::string> readRecordFile(const std::string& name);

}  // namespace cribbage
