#pragma once
// The count of a hand in words.

#include <cstdint>
#include <string>

#include "cribbage/show/explain.h"

namespace cribbage {

/// The count as it is said, one phrase a combination, joined by a comma and a space:
/// "fifteen two, fifteen four, pair is six, run of three is nine". A hand of nothing is "nineteen".
std::string speak(const Explanation& explanation);

/// A whole number in words: `numberInWords(29) == "twenty-nine"`. From 0 up.
std::string numberInWords(std::int64_t number);

}  // namespace cribbage
