#pragma once
// A game of another notation, rewritten line by line as a record.

#include <string>
#include <string_view>
#include <vector>

#include "cribbage/record/text.h"

namespace cribbage {

class Rewriting {
 public:
  /// Adds a line of the record, and the number of the line of the file that it comes from.
  void add(std::string_view text, int line);

  /// Reads the record. The line of an error is that of the file.
  Result<ReadGame> read() const;

 private:
  std::string text_;
  std::vector<int> lines_;
};

/// Returns the error of one line of a file.
Error atLine(Error error, int line);

Result<std::vector<Rewriting>> rewritePgn(std::string_view text);
Result<std::vector<Rewriting>> rewriteOpenSpiel(std::string_view text);

}  // namespace cribbage
