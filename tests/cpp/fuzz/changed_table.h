#pragma once
// A shipped table that any bytes have changed, as it is read.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cribbage/cribbage.h"

/// What became of it.
struct ChangedTable {
  std::string_view name;
  std::optional<cribbage::Tables> tables;  ///< the shipped tables with the changed one, if it was read
  std::string complaint;                   ///< the fault of a refusal, or `""`
};

/// Changes bytes of a shipped table, cuts it or puts more after it, under the hash that fits; or takes any
/// bytes as a table. Most are refused, as they should be.
///
/// The first byte says which table, the second what is done, and whether to a board or stakes that are
/// packed: then under the hash that they had. Patches are three bytes for the place and one for the value.
ChangedTable readChanged(std::span<const std::uint8_t> bytes);
