#pragma once
// The checked-in tables, as read by the tests.

#include <string>
#include <vector>

#include "cribbage/discard/throws_table.h"

/// Returns the content of a file in `cpp/tables`.
std::string textOf(const std::string& file);
std::vector<std::uint8_t> bytesOf(const std::string& file);

/// `crib.bin`, read once.
const cribbage::ThrowsTable& throwsTable();
