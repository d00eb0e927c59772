#include <algorithm>
#include <cstdio>
#include <ios>
#include <iostream>

#include "cli/json_lines.h"
#include "cli/options.h"
#include "cli/reasons.h"
#include "cribbage/cribbage.h"
#include "tables/shipped_files.h"

namespace cribbage {

namespace {

// Reads each table when a question first needs it.
class TablesAsNeeded {
 public:
  const Tables& with(const TableNames* names) {
    const auto add = [&](std::string_view name) {
      if (std::find(given_.begin(), given_.end(), name) != given_.end()) return;
      giveShipped(tables_, name);
      given_.push_back(name);
    };
    if (names)
      std::for_each(names->begin(), names->end(), add);
    else
      std::for_each(shippedNames().begin(), shippedNames().end(), add);
    return tables_;
  }

 private:
  Tables tables_;
  TableNames given_;
};

// Answers the lines of standard input. Returns false if it could not be read to its end. One standard library
// reports that by an exception, another by a flag.
bool answerInput() {
  try {
    TablesAsNeeded tables;
    answerLines(std::cin, std::cout, freshSeed,
                [&](const TableNames* names) -> const Tables& { return tables.with(names); });
  } catch (const std::ios_base::failure&) {
    return false;
  }
  return !std::ferror(stdin);
}

}  // namespace

void addAsk(const Program& program) {
  const Options options(program, "ask",
                        "Answer questions in JSON from standard input, one a line, until its end");
  options.then([] {
    if (answerInput()) return done;
    return refuse(makeError(reason::inputUnreadable, ""), false);
  });
}

}  // namespace cribbage
