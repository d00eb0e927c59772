#pragma once
// What the fuzzer feeds: any bytes, to each door. The test of the corpus feeds the same.

#include <cstdint>
#include <span>
#include <string>

/// Each gives the fault of the answer, or `""`.

/// The bytes as a question; see `readUntrusted`.
std::string feedQuestions(std::span<const std::uint8_t> bytes);

/// The bytes as a line of JSON. Whatever it holds, there is one line of answer or error.
std::string feedLines(std::span<const std::uint8_t> bytes);

/// A table that the bytes change is read or refused; see `readChanged`.
std::string feedTables(std::span<const std::uint8_t> bytes);

/// A question is answered with such a table, if it was read: within the contract, and without reading out of
/// bounds.
std::string feedAnswers(std::span<const std::uint8_t> bytes);
