#pragma once
// Reads numbers written in English words, to compare a spoken count with its points.

#include <cstdint>
#include <optional>
#include <string_view>

/// `numberFromWords("one hundred and twenty-nine") == 129`. Nothing if the text is not a number below a
/// trillion.
std::optional<std::int64_t> numberFromWords(std::string_view words);

/// Returns the number at the end of a spoken count: `totalSpoken("fifteen two, pair is four") == 4`. For
/// "nineteen" alone it is 0.
std::optional<std::int64_t> totalSpoken(std::string_view spoken);
