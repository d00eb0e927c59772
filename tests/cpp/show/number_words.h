#pragma once
// Reads a number written in English words, to compare the spoken count with the points.

#include <cstdint>
#include <optional>
#include <string_view>

/// `numberFromWords("one hundred and twenty-nine") == 129`. Nothing if the text is not a number below a
/// trillion.
std::optional<std::int64_t> numberFromWords(std::string_view words);

/// The number at the end of a spoken count: `totalSpoken("fifteen two, pair is four") == 4`. "nineteen" alone
/// is 0.
std::optional<std::int64_t> totalSpoken(std::string_view spoken);
