#include <cassert>

#include "cribbage/cribbage.h"
#include "tables/shipped_files.h"

namespace cribbage {

Tables shippedTables() {
  Tables tables;
  for (const ShippedFile& file : shippedFiles()) {
    [[maybe_unused]] const auto error = tables.give(file.name, file.bytes);
    assert(!error);
  }
  return tables;
}

}  // namespace cribbage
