#pragma once
// The files of this folder, compiled in; `shippedTables` of cribbage.h reads them.

#include <cstdint>
#include <span>
#include <string_view>

namespace cribbage {

/// A file of this folder, by the name that `Tables` has for it.
struct ShippedFile {
  std::string_view name;
  std::span<const std::uint8_t> bytes;
};
std::span<const ShippedFile> shippedFiles();

/// The text of manifest.json: how each was made, and how far it may be off.
std::string_view shippedManifest();

/// The names of `shippedFiles`, for a program that has the manifest and reads the files itself.
std::span<const char* const> shippedNames();

}  // namespace cribbage
