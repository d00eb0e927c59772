#pragma once
// The files of this folder, compiled in; `shippedTables` of cribbage.h reads them.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace cribbage {

/// A file of this folder, by the name that `Tables` has for it.
struct ShippedFile {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
const std::array<ShippedFile, 8>& shippedFiles();

/// The text of manifest.json: how each was made, and how far it may be off.
std::string_view shippedManifest();

}  // namespace cribbage
