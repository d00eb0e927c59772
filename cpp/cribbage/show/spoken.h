#pragma once
// The count of a hand in words: as players say it, and one combination at a time.

#include <cstddef>
#include <cstdint>
#include <string>

#include "cribbage/show/explain.h"

namespace cribbage {

/// Returns the count as players say it: its parts in counting order, each with the total after it.
///
/// - The first fifteen is "fifteen two"; each further one is only its total: "four".
/// - A run includes the pairs among its cards and is a single part if it has one of these shapes: "a double
///   run" (8 points), "a double run of four" (10), "a triple run" (15), "a double double run" (16). Other
///   shapes need six cards or more. Their pairs and runs are separate parts, like unconnected pairs and runs.
/// - Every other part is said by its name: "a pair", "a pair royal", "a double pair royal", "five alike", "a
///   run of three", "a flush of four", "nobs".
/// - Parts are joined by ", ", or by ", and " before the last one unless it is a fifteen.
/// - Kinds of a truncated explanation are "fifteens", "pairs" and "runs". A hand without points is
///   "nineteen".
///
/// For example, 5H 6D 7S JC with JD is "fifteen two, four, a pair is six, and a run of three is nine".
std::string speakShort(const Explanation& explanation);

/// Returns the count with every combination separately: their `phraseOf`, joined by ", ". A hand without
/// points is "nineteen". For example, 5H 6D 7S JC with JD is "fifteen two, fifteen four, pair is six, run of
/// three is nine".
std::string speakLong(const Explanation& explanation);

/// Returns the words of one combination of `cards` cards after which the total is `running`: "pair is six".
/// With 0 cards it stands for all combinations of its kind: "pairs are ninety".
std::string phraseOf(CombinationKind kind, std::size_t cards, std::int64_t running);

/// Returns a whole number from 0 up in words: `numberInWords(29) == "twenty-nine"`.
std::string numberInWords(std::int64_t number);

}  // namespace cribbage
