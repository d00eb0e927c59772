// The program `cribbage`: most of its verbs (subcommands) ask the engine a question. It prints text for
// people, or JSON with `--json`.

#include <exception>
#include <iostream>

#include "cli/program.h"

int main(int argc, char** argv) {
  using namespace cribbage;
  std::ios::sync_with_stdio(false);  // otherwise `in_avail` of standard input is always 0
  int exitCode = failed;
  try {
    exitCode = run(argc, argv);
  } catch (const std::exception& fault) {
    std::cerr << "cribbage: " << fault.what() << "\n";
  }
  if (std::cout.flush()) return exitCode;
  std::cerr << "cribbage: The answer could not be written to standard output.\n";
  return failed;
}
