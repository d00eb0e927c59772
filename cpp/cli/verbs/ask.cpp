#include <cstdio>
#include <ios>
#include <iostream>

#include "cli/json_lines.h"
#include "cli/options.h"
#include "cli/reasons.h"
#include "cribbage/cribbage.h"

namespace cribbage {

namespace {

// Answers the lines of standard input. Returns false if it could not be read to its end. One standard library
// reports that by an exception, another by a flag.
bool answerInput() {
  try {
    answerLines(std::cin, std::cout, freshSeed, shippedTables());
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
