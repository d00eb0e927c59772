#pragma once
// Reads a shipped table after arbitrary changes to its bytes, for the fuzzer.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cribbage/cribbage.h"

/// The result of reading a changed table.
struct ChangedTable {
  std::string_view name;
  std::optional<cribbage::Tables> tables;  ///< the shipped tables with the changed one, if it was read
  std::string complaint;                   ///< what is wrong with the error of a refusal, or `""`
};

/// Changes bytes of a shipped table, truncates it or appends to it, and gives it a matching hash. Or reads
/// arbitrary bytes as a table. Most of these tables must be refused.
///
/// The first byte selects the table, and the second the change. The second also selects whether a board or
/// stakes table is changed in its packed form, whose hash is not corrected. After these two, every four bytes
/// replace one byte of the table: three are its place, and one is its new value.
ChangedTable readChanged(std::span<const std::uint8_t> bytes);
