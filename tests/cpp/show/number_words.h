#pragma once
// Reads a number written in English words, to hold what is spoken against what is counted.

#include <cstdint>
#include <optional>
#include <string_view>

/// `numberFromWords("one hundred and twenty-nine") == 129`; nothing for what is not a number below a
/// trillion.
std::optional<std::int64_t> numberFromWords(std::string_view words);

/// The number a spoken count ends in: `totalSpoken("fifteen two, pair is four") == 4`; "nineteen" by itself
/// is 0.
std::optional<std::int64_t> totalSpoken(std::string_view spoken);
