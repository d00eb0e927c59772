#pragma once
// The files of the checked-in tables.

#include <cstdint>
#include <string>
#include <vector>

/// Returns the content of a file in `cpp/tables`.
std::string textOf(const std::string& file);
std::vector<std::uint8_t> bytesOf(const std::string& file);

/// Returns the bytes of a table with a matching hash, so that an error in them must be found by other checks.
/// The hash is at the end of the head, whose size in bytes is `head`.
std::vector<std::uint8_t> hashed(std::vector<std::uint8_t> bytes, std::size_t head);
