#pragma once
// The tables of this folder, compiled into the program. `shippedTables` of cribbage.h reads them.

#include <cstdint>
#include <span>
#include <string_view>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// The bytes of a table, and the name under which `Tables` knows it.
struct ShippedFile {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
std::span<const ShippedFile> shippedFiles();
ShippedFile shippedFile(std::string_view name);

/// Gives a shipped table to `tables`.
void giveShipped(Tables& tables, std::string_view name);

/// Returns the text of manifest.json: how each table was made, and its error.
std::string_view shippedManifest();

/// Returns the names of all shipped tables, for a program that has the manifest compiled in but reads the
/// tables as files.
std::span<const char* const> shippedNames();

}  // namespace cribbage
