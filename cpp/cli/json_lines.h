#pragma once
// The line interface: one question per line of JSON, one answer per line of JSON.

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// Longer lines are refused, and skipped without being stored.
inline constexpr std::size_t longestLine = 65'536;

/// Makes seeds for questions that deal and name no seed.
using Seeds = std::function<double()>;

/// Maps `{"ask":"scoreShow", …}` to `{"ok":…}` or `{"error":{"code","text","message"}}`, without the end of
/// the line. Every line gets an answer. Never throws.
std::string answerLine(std::string_view line, const Seeds& seeds, const Tables& tables);

/// Answers every line of `in` on `out`, in order, until `in` ends or `out` fails. Flushes the answers before
/// waiting for more of `in`, so that a program may ask, read the answer and ask again.
void answerLines(std::istream& in, std::ostream& out, const Seeds& seeds, const Tables& tables);

}  // namespace cribbage
