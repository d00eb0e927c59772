#pragma once
// Reads the file of a recorded game.

#include <string>

#include "cribbage/base/error.h"

namespace cribbage {

/// The text of a file, or of standard input for `-`. `badRecord` if it cannot be read.
Result<std::string> readRecordFile(const std::string& name);

}  // namespace cribbage
