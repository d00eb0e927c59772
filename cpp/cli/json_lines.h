#pragma once
// The door of lines: one question a line of JSON, one answer a line of JSON.

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// Longer lines are refused, and skipped without being kept.
inline constexpr std::size_t longestLine = 65'536;

/// Seeds for deals that name none.
using Seeds = std::function<double()>;

/// `{"ask":"scoreShow", …}` to `{"ok":…}` or `{"error":{"code","text","message"}}`, without the line's end.
/// Whatever the line holds, there is an answer; it does not throw.
std::string answerLine(std::string_view line, const Seeds& seeds, const Tables& tables);

/// Answers every line of `in` on `out`, in order, until `in` ends or `out` fails. Answers are flushed before
/// it waits for more of `in`, so that a program may ask, read the answer and ask again.
void answerLines(std::istream& in, std::ostream& out, const Seeds& seeds, const Tables& tables);

}  // namespace cribbage
