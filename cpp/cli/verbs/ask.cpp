#include <iostream>

#include "cli/json_lines.h"
#include "cli/options.h"
#include "cribbage/cribbage.h"

namespace cribbage {

void addAsk(const Program& program) {
  const Options options(program, "ask", "Answer lines of JSON on standard input, one a line, until its end");
  options.then([] {
    answerLines(std::cin, std::cout, freshSeed, shippedTables());
    return done;
  });
}

}  // namespace cribbage
