#include <cassert>

#include "cribbage/cribbage.h"
#include "tables/shipped_files.h"

namespace cribbage {

void giveShipped(Tables& tables, std::string_view name) {
  const auto file = shippedFile(name);
  [[maybe_unused]] const auto error = tables.give(file.name, file.bytes);
  assert(!error);
}

Tables shippedTables(const TableNames& names) {
  Tables tables;
  for (const std::string_view name : names) giveShipped(tables, name);
  return tables;
}

Tables shippedTables() {
  return shippedTables({shippedNames().begin(), shippedNames().end()});
}

}  // namespace cribbage
