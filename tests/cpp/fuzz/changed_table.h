#pragma once
// A shipped table that any bytes have changed, as it is read.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cribbage/cribbage.h"

/// The shipped tables with one that was changed and read all the same.
struct ChangedTable {
  std::string_view name;
  cribbage::Tables tables;
};

/// Changes bytes of a shipped table, cuts it or puts more after it, under the hash that fits; or takes any
/// bytes as a table. Nothing where it is refused, as it should be mostly; a bad refusal stops the program.
///
/// The first byte says which table, the second what is done, and whether to a board or stakes that are packed:
/// then under the hash that they had. Patches are three bytes for the place and one for the value.
std::optional<ChangedTable> readChanged(const std::uint8_t* data, std::size_t size);

/// Says what is wrong with a table, and stops the program.
[[noreturn]] void complain(std::string_view table, std::string_view complaint);
