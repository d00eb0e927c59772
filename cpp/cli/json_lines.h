#pragma once
// The line interface, `cribbage ask`: each line of input is a question in JSON, and gets one line of JSON as
// its answer.

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cribbage/advice/tables.h"

namespace cribbage {

/// The maximum length of a line in bytes. A longer line is refused, and skipped without being stored.
inline constexpr std::size_t longestLine = 65'536;

/// Makes a seed for a question that needs one but does not give it.
using Seeds = std::function<double()>;

/// Returns tables among which are those named; null names them all.
using TablesFor = std::function<const Tables&(const TableNames* names)>;

/// Answers one line: `{"ask":"scoreShow", …}` gives `{"ok":…}` or `{"error":{"code","text","message"}}`.
/// Neither has a newline at its end. Every line gets an answer. Never throws.
std::string answerLine(std::string_view line, const Seeds& seeds, const TablesFor& tables);
std::string answerLine(std::string_view line, const Seeds& seeds, const Tables& tables);

/// Answers every line of `in` on `out`, in order, until `in` ends or `out` fails. Flushes the answers before
/// waiting for more of `in`, so that a program may ask, read the answer and ask again.
void answerLines(std::istream& in, std::ostream& out, const Seeds& seeds, const TablesFor& tables);

}  // namespace cribbage
