#pragma once
// The common part of the programs that measure win chances: their options, the shipped tables and the solved
// strategy for the play.

#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
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

/// Returns the shipped tables, with the table of stakes in `stakesFile` unless that is empty. If it is not a
/// table of stakes, prints an error and returns nothing.
inline std::optional<Tables> tablesWith(const std::string& stakesFile) {
  Tables tables = shippedTables();
  if (stakesFile.empty()) return tables;
  const auto error = tables.give("stakes", bytesOf(stakesFile));
  if (!error) return tables;
  std::fprintf(stderr, "%s\n", error->message.c_str());
  return std::nullopt;
}

/// Reads the options, loads the tables and the solved strategy, and calls `measure`. Returns the exit code.
inline int measureWith(CLI::App& app, int argc, char** argv, MeasureOptions& options,
                       const std::function<int(const Tables&, const SolvedPlay&)>& measure) {
  options.addTo(app);
  CLI11_PARSE(app, argc, argv);
  const auto tables = tablesWith(options.stakesFile);
  if (!tables) return 1;
  const auto solved = loadSolvedPlay(**tables->crib(), options.playState, options.threads);
  if (!solved) {
    std::fprintf(stderr, "%s\n", solved.error().message.c_str());
    return 1;
  }
  return measure(*tables, solved->play());
}

}  // namespace cribbage
