#pragma once
// The file of a record, read for whatever asks about it.

#include <string>

#include "cribbage/base/error.h"

namespace cribbage {

/// The text of a file, or of standard input for `-`. `badRecord` where there is none.
Result<std::string> readRecordFile(const std::string& name);

}  // namespace cribbage
