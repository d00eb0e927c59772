#pragma once
// Reads numbers written in English words, to compare a spoken count with its points.

#include <cstdint>
#include <optional>
#include <string_view>

/// Returns the number that the words say: `numberFromWords("one hundred and twenty-nine") == 129`. Returns
/// nothing if they are not a number below a trillion.
std::optional<std::int64_t> numberFromWords(std::string_view words);

/// Returns the number at the end of a spoken count: `totalSpoken("fifteen two, pair is four") == 4`. A
/// hand of no points is spoken as "nineteen", so for that text it is 0.
std::optional<std::int64_t> totalSpoken(std::string_view spoken);
