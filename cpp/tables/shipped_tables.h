#pragma once
// The tables of this folder, compiled in.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// All of them, read. Some ten milliseconds.
Tables shippedTables();

/// A file of this folder, by the name that `Tables` has for it.
struct ShippedFile {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
const std::array<ShippedFile, 6>& shippedFiles();

/// The text of manifest.json: how each was made, and how far it may be off.
std::string_view shippedManifest();

}  // namespace cribbage
