#pragma once
// The common part of the programs that measure win chances: their options, the shipped tables and the solved
// strategy for the play.

#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <thread>

#include "cribbage/cribbage.h"
#include "native/files.h"
#include "native/solved_play.h"

namespace cribbage {

struct MeasureOptions {
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string playState = "build/play.state", stakesFile;

  void addTo(CLI::App& app) {
    app.add_option("--seed", seed);
    app.add_option("--threads", threads);
    app.add_option("--play-state", playState, "the solved play, as solve_play keeps it");
    app.add_option("--stakes", stakesFile, "another table of stakes than the shipped one");
  }
};

/// Reads the options, loads the tables and the solved strategy, and calls `measure`. Returns the exit code.
inline int measureWith(CLI::App& app, int argc, char** argv, MeasureOptions& options,
                       const std::function<int(const Tables&, const SolvedPlay&)>& measure) {
  options.addTo(app);
  CLI11_PARSE(app, argc, argv);
  Tables tables = shippedTables();
  if (!options.stakesFile.empty())
    if (const auto error = tables.give("stakes", bytesOf(options.stakesFile))) {
      std::fprintf(stderr, "%s\n", error->message.c_str());
      return 1;
    }
  const auto solved = loadSolvedPlay(**tables.crib(), options.playState, options.threads);
  if (!solved) {
    std::fprintf(stderr, "%s\n", solved.error().message.c_str());
    return 1;
  }
  return measure(tables, solved->play());
}

}  // namespace cribbage
