#pragma once
// The tables of this folder, compiled in. `shippedTables` of cribbage.h reads them.

#include <cstdint>
#include <span>
#include <string_view>

namespace cribbage {

/// The bytes of a table, and its name in `Tables`.
struct ShippedFile {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
std::span<const ShippedFile> shippedFiles();

/// Returns the text of manifest.json: how each table was made, and its error.
std::string_view shippedManifest();

/// Returns the names of `shippedFiles`, for a program that has the manifest and reads the files itself.
std::span<const char* const> shippedNames();

}  // namespace cribbage
