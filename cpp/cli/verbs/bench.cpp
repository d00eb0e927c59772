#include <unistd.h>

#include <chrono>
#include <iomanip>
#include <iostream>

#include "cli/options.h"
#include "cli/signature/signature.h"
#include "cribbage/cribbage.h"

namespace cribbage {

namespace {

ExitCode bench() {
  const auto start = std::chrono::steady_clock::now();
  const bool seen = isatty(STDERR_FILENO) != 0;
  const Signature said = signature(shippedTables(), [&](const char* part) {
    if (seen) std::cerr << "\r\033[Kasking: " << part << std::flush;
  });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (seen) std::cerr << "\r\033[K";
  std::cout << std::hex << std::setfill('0') << "signature " << std::setw(16) << said.whole() << "\n";
  Signature::fields([&](const char* name, auto member) {
    std::cout << "  " << std::setfill(' ') << std::left << std::setw(10) << name << std::right
              << std::setfill('0') << std::setw(16) << said.*member << "\n";
  });
  std::cerr << "in " << took.count() << " s\n";
  return done;
}

}  // namespace

void addBench(const Program& program) {
  const Options options(program, "bench", "Print the signature of everything the engine says");
  options.then(bench);
}

}  // namespace cribbage
