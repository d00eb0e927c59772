#pragma once
// Feeds arbitrary bytes to the engine as questions, JSON lines and tables, for the fuzzer and the test of its
// corpus.

#include <cstdint>
#include <span>
#include <string>

/// All functions return what is wrong with the answer, or `""`.

/// Asks the bytes as a question; see `readUntrusted`.
std::string feedQuestions(std::span<const std::uint8_t> bytes);

/// Sends the bytes as a line of JSON. There must be one line of answer or error for any bytes.
std::string feedLines(std::span<const std::uint8_t> bytes);

/// Reads or refuses a table changed by the bytes; see `readChanged`.
std::string feedTables(std::span<const std::uint8_t> bytes);

/// Answers a question with the changed table, if it was read. The answer must meet the contract, without a
/// read out of bounds.
std::string feedAnswers(std::span<const std::uint8_t> bytes);
