// The command line: the engine's questions as verbs, people's text by default, `--json` for machines.

#include <exception>
#include <iostream>

#include "cli/program.h"

int main(int argc, char** argv) {
  using namespace cribbage;
  std::ios::sync_with_stdio(false);  // so that standard input says what it has buffered
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
